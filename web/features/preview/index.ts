export { DeviceToggle } from './device-toggle.tsx'
export { devices, ownDevice, type Device } from './devices.ts'
export { openLocalPreview } from './local/open-local-preview.ts'
export { PreviewBox, PreviewFrame, PreviewPage, type PreviewFrameProps } from './preview-frame.tsx'
