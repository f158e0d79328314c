const { AsyncLocalStorage } = require('node:async_hooks');
const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const isLibrary = (name) => !/^(?:[./]|@\/|@golghar\/|node:)/.test(name);

/** Loads libraries with Node's own `require`, and everything into the worker's global object. */
class WorkerRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, { filename });
  }

  requireModuleOrMock(from, name) {
    if (!isLibrary(name) || name === '@jest/globals') return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
}

/** Jest creates a storage for each file, and Node visits all of them for each promise, so they share one. */
const storageOfTests = new AsyncLocalStorage();
const asyncHooksOfJest = {
  AsyncLocalStorage: function SharedStorage() {
    return storageOfTests;
  },
};

/** Holds the modules that all test files of this worker share; it lives as long as the worker. */
let shared;

/**
 * Loads what test files import once for all files of a worker: NestJS, TypeORM and the product's own modules are most of what a
 * file loads. A file that mocks or resets modules loads its own from then on.
 */
module.exports = class SharedRuntime extends WorkerRuntime {
  hasOwnModules = false;

  constructor(...options) {
    super(...options);
    shared ??= new WorkerRuntime(...options);
  }

  requireModuleOrMock(from, name) {
    if (this.hasOwnModules || name === '@jest/globals') return super.requireModuleOrMock(from, name);
    return shared.requireModuleOrMock(from, name);
  }

  /** What Jest itself loads to run a file, such as `expect`. */
  requireInternalModule(from, name) {
    if (name === 'node:async_hooks') return asyncHooksOfJest;
    return name && isLibrary(name) ? createRequire(from)(name) : super.requireInternalModule(from, name);
  }

  requireActual(from, name) {
    return isLibrary(name) ? this.requireModuleOrMock(from, name) : super.requireActual(from, name);
  }

  resetModules() {
    super.resetModules();
    this.hasOwnModules = true;
  }

  setMock(...mock) {
    super.setMock(...mock);
    this.hasOwnModules = true;
  }

  getSourceMaps() {
    return new Map([...shared.getSourceMaps(), ...super.getSourceMaps()]);
  }
};
