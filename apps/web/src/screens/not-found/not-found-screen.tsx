export { NotFound as Screen } from '../../components/not-found.tsx'
