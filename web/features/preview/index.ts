export { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx'
