export { DeviceToggle } from './device-toggle.tsx'
export { devices, ownDevice, type Device } from './devices.ts'
export { openLocalPreview } from './local/open-local-preview.ts'
export { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx'
