import type { Enquiry } from './enquiry';

const quarantinePoints = 60;

export type FormSignals = {
  isTrapFilled: boolean;
  elapsedMs: number | null;
};

export type SpamEvidence = Pick<Enquiry, 'name' | 'email' | 'message'> & {
  form: FormSignals | null;
  /** Whether the address belongs to a service for throwaway addresses. */
  isThrowaway: boolean;
  /** Other addresses that sent the same words in the last days. */
  repeats: number;
};

/** Why an enquiry may be spam, in the words of the quarantine, with its points. */
type SpamReason = { points: number; reason: string };

export type SpamVerdict = { points: number; reasons: SpamReason[] };

type Rule = { reason: string; points: (evidence: SpamEvidence) => number };

/** Faster than anybody types a message. */
const quickestMs = 2500;

const links = /(?:https?:\/\/|www\.)\S+|\b(?:bit\.ly|t\.me|tinyurl\.com|cutt\.ly|wa\.link)\/\S+/gi;

/** Points for the first pattern in a message, and half as many if it has others, too. */
const wording = (reason: string, points: number, patterns: RegExp[]): Rule => ({
  reason,
  points: ({ name, message }) => {
    const found = patterns.filter((pattern) => pattern.test(`${name}\n${message}`)).length;
    return found === 0 ? 0 : points + (found > 1 ? points / 2 : 0);
  },
});

/**
 * The signs of spam. None is enough by itself except the hidden field and mark-up: those who want a website write about
 * websites, with links, in a hurry.
 */
const rules: readonly Rule[] = [
  {
    reason: 'A field that people don’t see is filled in',
    points: ({ form }) => (form?.isTrapFilled ? 100 : 0),
  },
  {
    reason: 'Written faster than anybody types',
    points: ({ form }) => (form?.elapsedMs != null && form.elapsedMs < quickestMs ? 30 : 0),
  },
  {
    reason: 'Links',
    points: ({ message }) => {
      const count = message.match(links)?.length ?? 0;
      if (count === 0) return 0;
      return count === 1 ? 10 : Math.min(20 * count, 50);
    },
  },
  wording('Link markup', 60, [/\[url[=\]]/i, /<a\s[^>]*href/i, /\[link=/i]),
  {
    reason: 'An address as a name',
    points: ({ name }) => (/https?:|www\.|\.(?:com|ru|xyz|top)\b/i.test(name) ? 40 : 0),
  },
  { reason: 'A throwaway e-mail address', points: ({ isThrowaway }) => (isThrowaway ? 30 : 0) },
  {
    reason: 'Others sent the same words',
    points: ({ repeats }) => {
      if (repeats < 2) return 0;
      return repeats < 5 ? 15 : 25;
    },
  },
  {
    reason: 'A script that is not used here',
    points: ({ message }) =>
      (message.match(/[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/gu)?.length ?? 0) >
      10
        ? 60
        : 0,
  },
  wording('Gambling, drugs or sex', 50, [
    /\b(?:casinos?|roulette|jackpots?|slots? (?:games?|online)|betting|sportsbook|rummy bonus)\b/i,
    /\b(?:viagra|cialis|tramadol|weight[- ]loss pills?)\b/i,
    /\b(?:porn|escorts?|sexy|hot girls?|adult dating)\b/i,
  ]),
  wording('Easy money', 40, [
    /\b(?:bitcoin|crypto(?:currency)?|usdt|nfts?|airdrop|forex|binary options?|trading signals?)\b/i,
    /\b(?:passive income|without investment|claim your|connect (?:your )?wallet|whitelist)\b/i,
    /\b(?:make money|earn (?:up to )?(?:[$₹]|rs\.?|usd)\s?\d|(?:[$₹]|usd )\s?[\d,]+ (?:a|per) (?:day|week)|work from home)\b/i,
    /\b(?:guaranteed (?:returns?|profits?)|double your|financial freedom|\d+% (?:daily|weekly|roi))\b/i,
  ]),
  wording('Inheritances, lotteries and loans', 40, [
    /\b(?:inheritance|next of kin|beneficiary|late (?:client|husband)|barrister|diplomat)\b/i,
    /\b(?:million (?:us )?(?:dollars|usd|pounds|euros)|lottery|you (?:have )?won|western union|atm card)\b/i,
    /\b(?:(?:business|personal|urgent) loans? (?:at|offers?|approved|from)|loan offers?|without collateral)\b/i,
    /\b(?:pre-?approved|funding (?:of|from) [$\d])/i,
    /\b(?:love spells?|spell caster|bring back your (?:ex|lover|husband|wife))\b/i,
    /\b(?:amazon|free|apple|google play) gift cards?\b/i,
  ]),
  wording('Links for sale', 40, [
    /\b(?:guest posts?|guest blogging|link insertions?|sponsored (?:posts?|articles?))\b/i,
    /\b(?:backlinks?|link[- ]?building|do-?follow|domain authority|da ?\d{2}\+?|pbn)\b/i,
  ]),
  wording('Offers to the owner of this site', 30, [
    /\b(?:came across|visited|reviewed|checked(?: out)?|looking (?:at|through)|found|browsing|analy[sz](?:ed|ing)) your (?:web ?site|site|page|domain)\b/i,
    /\b(?:your (?:web ?site|site)(?:’s|'s)? (?:is(?:n[’']t| not)?|has|ranks?|ranking|traffic|speed|errors?|could|needs|lacks))\b/i,
    /\bwe (?:can|will|could|would|help|are able to) (?:rank|boost|increase|improve|grow|redesign|optimi[sz]e|get|put|bring|build|submit|list) your\b/i,
    /\b(?:for your (?:web ?site|business|company|agency)\b.{0,60}\b(?:we|our|i) (?:offer|provide|can|team|have))/i,
  ]),
  wording('Sells to agencies', 30, [
    /\b(?:white[- ]label|outsourc\w+|offshore|partnership proposal|reseller|sub-?contract)\b/i,
    /\b(?:e-?mail (?:lists?|database|leads)|leads? database|targeted (?:leads|contacts|visitors)|verified (?:contacts|emails|leads)|data provider)\b/i,
    /\b(?:we (?:offer|provide|are (?:a|an)) .{0,60}\b(?:services|company|agency|provider|developers?|manufacturer|supplier|factory))\b/i,
    /\b(?:our (?:price list|portfolio and|packages start|rates? (?:start|are)|expert team|developers?))\b/i,
  ]),
  wording('Words of mass mails', 30, [
    /\b(?:unsubscribe|opt[- ]?out|reply (?:with )?["“']?(?:stop|no)\b|remove (?:me|you) from)\b/i,
    /\b(?:dear (?:web ?master|site owner|web ?site owner|business owner|sir ?\/ ?madam|beneficiary|customer|winner)|to whom it may concern|attention (?:ceo|owner))\b/i,
    /\b(?:click (?:here|the link|below|this)|limited[- ]time|act now|100% (?:free|guarantee\w*|safe)|risk[- ]free|no obligation|free (?:audit|quote|trial|sample) (?:report|today|now))\b/i,
    /\b(?:add me on|contact me on|message me on|join (?:our|my)) (?:telegram|whatsapp group|skype|wechat)\b/i,
  ]),
  wording('Pretends to be a provider', 50, [
    /\byour (?:account|mailbox|domain|parcel|site|web ?site) (?:has been|will be|is) (?:suspended|blocked|closed|expir\w+|on hold)\b/i,
    /\b(?:verify your (?:account|identity)|domain (?:notice|expiration))\b/i,
  ]),
  wording('Threats', 40, [
    /\b(?:hacked your|(?:we|i) will (?:leak|publish) (?:it|your)|pay (?:us |me )?\$?\d+.{0,20}\b(?:bitcoin|btc|wallet))/i,
  ]),
  wording('Reviews and followers for sale', 40, [
    /\b(?:(?:buy|sell) .{0,20}\b(?:reviews|followers|likes|subscribers|views))\b/i,
    /\bremove (?:bad|negative) (?:reviews|links|articles)\b/i,
    /\b(?:real|active|instagram|youtube) (?:followers|subscribers|likes) (?:for|from|at|starting)\b/i,
  ]),
  wording('Catalogues of factories', 30, [
    /\b(?:(?:see|view|request|reply for|download|check) our (?:catalogue?|price list|brochure)|(?:catalogue?|price list)\s*:?\s*(?:at )?(?:www|https?:))/i,
  ]),
  wording('Wants to send a portfolio or prices', 20, [
    /\b(?:can|shall|may|could) (?:i|we) (?:send|share|show|email)\b.{0,20}\b(?:portfolio|packages?|prices?|pricing|proposal|quotes?|rates|samples|report|details)\b/i,
    /\b(?:i|we)(?:[’']ll| will| can) (?:send|share)\b.{0,20}\b(?:portfolio|packages?|prices?|pricing|proposal|rates|samples|report)\b/i,
  ]),
  wording('Prices in dollars', 15, [/\b(?:at|from|for|only|just) (?:us)?\$\s?\d/i]),
  wording('Mails to all forms of the web', 30, [
    /\b(?:contact[- ]form (?:blast\w*|marketing|submissions?)|this message reached you|million (?:web ?)?sites)\b/i,
  ]),
  {
    reason: 'Letters that make no words',
    points: ({ name, message }) => {
      const gibberish = `${name} ${message}`.match(
        /\b(?=[a-z]*[a-z]{8})[bcdfghjklmnpqrstvwxz]{6,}\w*|\b\w*[bcdfghjklmnpqrstvwxz]{7,}\w*\b/gi,
      );
      return gibberish && gibberish.length > 0 ? Math.min(30 * gibberish.length, 60) : 0;
    },
  },
];

export function judgeSpam(evidence: SpamEvidence): SpamVerdict {
  const reasons = rules
    .map(({ reason, points }) => ({ reason, points: Math.round(points(evidence)) }))
    .filter(({ points }) => points > 0);
  return { points: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

export const isQuarantined = ({ points }: SpamVerdict): boolean => points >= quarantinePoints;
