const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const globalsOfNode = Object.getOwnPropertyDescriptors(globalThis);

/** A `fetch` that a test has put in its place would else answer the tests of the next file, too. */
const restoreGlobals = () => {
  for (const name of Reflect.ownKeys(globalsOfNode)) {
    const now = Reflect.getOwnPropertyDescriptor(globalThis, name);
    const { value, get } = globalsOfNode[name];
    if (now?.value !== value || now?.get !== get)
      Reflect.defineProperty(globalThis, name, globalsOfNode[name]);
  }
};

/**
 * The worker's own global object instead of a new one for each file: only so may the files share libraries, whose
 * `instanceof Error` and metadata would else be another realm's.
 */
module.exports = class SharedEnvironment {
  constructor({ projectConfig: config }) {
    const global = globalThis;
    this.global = global;
    this.exitOfProcess = process.exit;
    this.environmentOfProcess = { ...process.env };
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    restoreGlobals();
    // Jest puts its own in its place for each file.
    process.exit = this.exitOfProcess;
    // Jest adds its listeners of each file to those that it finds, and would tell all of them what the next one does.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    // What a file has set is not for the next one.
    for (const name of Object.keys(process.env))
      if (!(name in this.environmentOfProcess)) delete process.env[name];
    Object.assign(process.env, this.environmentOfProcess);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
