declare module '@puckeditor/core/puck.css'
