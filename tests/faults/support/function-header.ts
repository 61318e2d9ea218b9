/** Which function a request is for, where one process holds them all. */
export const FUNCTION_HEADER = 'x-test-function'
