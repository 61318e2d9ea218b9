export { EditorPage } from './screen/editor-page.tsx'
