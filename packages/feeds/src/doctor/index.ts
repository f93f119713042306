export { diagnose, readDocument } from './diagnose.ts'
export { diagnoseBlog } from './diagnose-blog.ts'
export { diagnoseFeed } from './diagnose-feed.ts'
export { type DiagnoseOptions, type Diagnosis, type Entry, type Finding, hasErrors } from './diagnosis.ts'
