import { answerToast, clearToast, currentToast, dismissToast, showToast, type Toast } from './toast-store';

const done = (title: string): Toast => ({ title });
const event = (title: string): Toast => ({ title, isEvent: true });
const error = (title: string): Toast => ({ title, kind: 'destructive' });
const undo = { label: 'Undo', altText: 'Undo: press Z', run: () => undefined };
const undoable = (title: string): Toast => ({ title, action: undo });
const late = (title: string): Toast => ({ title, action: undo, isLate: true });
const asks = (title: string): Toast => ({ title, action: undo, question: { text: 'Why?', choices: [] } });

/** The toasts shown one after the other, each closed in turn. */
const restOfTitles = (): string[] => {
  const titles: string[] = [];
  for (let shown = currentToast(); shown; shown = currentToast()) {
    titles.push(shown.title);
    dismissToast(shown.id);
  }
  return titles;
};

afterEach(clearToast);

it.each([
  ['a message replaces the current one', [done('1'), done('2')], ['2']],
  ['an event is not replaced', [event('New enquiry'), done('Note added')], ['New enquiry', 'Note added']],
  [
    'only the latest message that waits for an event is shown',
    [event('N'), done('1'), done('2')],
    ['N', '2'],
  ],
  ['an event waits for the current toast', [done('Undo?'), event('N')], ['Undo?', 'N']],
  ['an event comes before the next confirmation', [done('1'), event('N'), done('2')], ['N', '2']],
  ['an event does not replace another', [event('1'), event('2'), event('3')], ['1', '3']],
  [
    'a stream of events does not hold back confirmations',
    [event('1'), done('D'), event('2')],
    ['1', 'D', '2'],
  ],
  ['a question stays when a note is saved', [asks('Lost'), done('Note added')], ['Lost', 'Note added']],
  ['a question stays when an earlier change is answered', [asks('Lost'), late('Won')], ['Lost', 'Won']],
  ['a question gives way to the next change', [asks('Lost'), undoable('Won')], ['Won']],
  ['an error is shown at once, and the event after it', [event('N'), error('E')], ['E', 'N']],
  ['Undo is offered at once, and the event comes after it', [event('N'), undoable('Won')], ['Won', 'N']],
  ['Undo is not held back by an event', [undoable('1'), event('N'), undoable('2')], ['2', 'N']],
  ['an error does not bring back older events', [event('1'), event('2'), error('E')], ['E', '2']],
])('%s', (_, toasts, titles) => {
  for (const toast of toasts) showToast(toast);
  expect(restOfTitles()).toEqual(titles);
});

it('closes only the message that is meant, and forgets all for the next person', () => {
  showToast(event('1'));
  const first = currentToast()?.id ?? 0;
  showToast(done('2'));
  dismissToast(first);
  dismissToast(first);
  expect(currentToast()?.title).toBe('2');
  showToast(event('3'));
  clearToast();
  expect(currentToast()).toBeUndefined();
  expect(restOfTitles()).toEqual([]);
});

it('answers by key what is asked now, once', () => {
  const answers: string[] = [];
  const choices = ['6', '7'].map((key) => ({ key, label: key, run: () => answers.push(key) }));
  answerToast('6');
  showToast({ title: 'Closed', question: { text: 'Why?', choices } });
  answerToast('9');
  expect(currentToast()?.title).toBe('Closed');
  answerToast('7');
  answerToast('7');
  expect(answers).toEqual(['7']);
  expect(currentToast()).toBeUndefined();
});
