/**
 * Estimates how hard a password is to guess, in a thread of its own that ends with the answer: the dictionaries
 * take 60 MB and a third of a second to load, and are wanted a few times a month.
 */
const { parentPort, workerData } = require('node:worker_threads');
const { ZxcvbnFactory } = require('@zxcvbn-ts/core');
const common = require('@zxcvbn-ts/language-common');
const english = require('@zxcvbn-ts/language-en');

/** @type {{ password: string, personalWords: string[], maxLength: number }} */
const { password, personalWords, maxLength } = workerData;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  maxLength,
});
const { score, feedback } = zxcvbn.check(password, personalWords);

parentPort?.postMessage({ score, warning: feedback.warning });
