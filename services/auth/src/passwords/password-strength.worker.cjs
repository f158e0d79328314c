/**
 * Estimates how hard passwords are to guess, in a thread of its own: the dictionaries take 60 MB and a third of a
 * second to load, and are wanted a few times a month.
 */
const { parentPort } = require('node:worker_threads');
const { ZxcvbnFactory } = require('@zxcvbn-ts/core');
const common = require('@zxcvbn-ts/language-common');
const english = require('@zxcvbn-ts/language-en');

/** What is strong in so many characters is strong enough; the time grows with their square. */
const maxLength = 40;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  maxLength,
});

/** Between two words everybody tries these; the estimate takes each for something to be guessed. */
const separators = /(?<=[\p{L}\p{M}\p{N}])[\s._-]+(?=[\p{L}\p{N}])/gu;

parentPort?.on('message', (/** @type {{ password: string, personalWords: string[] }} */ estimation) => {
  const personalWords = estimation.personalWords.map((word) => word.slice(0, maxLength));
  const estimate = (/** @type {string} */ password) => zxcvbn.check(password, personalWords);
  const asWritten = estimate(estimation.password);
  const joined = estimate(estimation.password.replace(separators, ''));
  const { score, feedback } = joined.score < asWritten.score ? joined : asWritten;
  parentPort?.postMessage({ score, warning: feedback.warning });
});
