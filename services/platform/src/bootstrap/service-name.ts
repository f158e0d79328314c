/** For injection of the process's name, as logs and traces have it. */
export const SERVICE_NAME = Symbol('name of the service');
