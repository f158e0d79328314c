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

parentPort?.on('message', (/** @type {{ password: string, personalWords: string[] }} */ question) => {
  const personalWords = question.personalWords.map((word) => word.slice(0, maxLength));
  const { score, feedback } = zxcvbn.check(question.password, personalWords);
  parentPort?.postMessage({ score, warning: feedback.warning });
});
