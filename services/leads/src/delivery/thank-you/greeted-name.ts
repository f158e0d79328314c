/** Letters of any script, the signs that join them in Indian ones, and what stands between the parts of a name. */
const looksLikeName = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} '’.-]{1,40}$/u;

/** A name as our e-mail greets it; empty where a stranger wrote something else there. */
export function greetedName(name: string): string {
  const words = name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  // A mail program makes a link of a dot between two words.
  return looksLikeName.test(words) ? words.replaceAll(/\.(?=[^ .])/g, '. ') : '';
}
