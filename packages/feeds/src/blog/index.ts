export { type BlogClient, type BlogClientOptions, BlogError, createBlogClient } from './blog-client.ts'
export { type ParseBlogOptions, parseBlog } from './parse-blog.ts'
export { findPost, slugify } from './slug.ts'
