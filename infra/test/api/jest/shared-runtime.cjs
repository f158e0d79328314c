const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const isLibrary = (name) => !/^(?:[./]|@\/|@golghar\/|node:)/.test(name);

/** Libraries that keep something of the program which uses them, so that each file needs its own. */
const ownOfEachFile = /^(?:prom-client|@jest\/globals)$/;

/**
 * Loads libraries once for all test files of a worker, by Node's own `require`: NestJS, TypeORM and what they need
 * are most of what a file loads. The product's own modules are new in each file.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    // Of the environment's global object, which is the worker's own.
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    if (!isLibrary(name) || ownOfEachFile.test(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }

  requireActual(from, name) {
    return isLibrary(name) ? this.requireModuleOrMock(from, name) : super.requireActual(from, name);
  }
};
