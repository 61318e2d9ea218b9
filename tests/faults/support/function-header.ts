/** Which function a request is for, where one process holds them all. */
export const FUNCTION_HEADER = 'x-test-function'

/** What such a process answers by itself as soon as it answers anything. */
export const READY_PATH = '/ready'
