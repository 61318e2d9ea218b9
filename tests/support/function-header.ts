/** Which function a request is for, where one process holds them all; without it the path says so, as it does at Hosting. */
export const FUNCTION_HEADER = 'x-test-function'

/** What such a process answers by itself as soon as it answers anything. */
export const READY_PATH = '/ready'
