export { ExamplePage } from './example-page.tsx'
