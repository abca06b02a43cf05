import type { DenialWords, Reach, Role } from './denial-words';
import type { FoundWord } from './found-word';
import { joined, type Mark, type Unit } from './units';

/** A word of the tables, a phrase of denials, or a unit that is neither. */
interface Token {
  readonly word: FoundWord | null;
  readonly roles: readonly Role[];
  readonly units: number;
  readonly chinese: boolean;
  /** Behind it. */
  readonly mark: Mark;
}

/** What is between two commas or turns. */
interface Segment {
  readonly tokens: readonly Token[];
  /** The mark behind it; `stop` where each denial ends. */
  readonly mark: Mark;
  /** By token: whether only words, and what joins them, follow until the end of the segment. */
  readonly bareFrom: readonly boolean[];
}

/** The denial that holds at the current position. */
interface Scope {
  readonly language: Role['language'];
  readonly reach: Reach;
  /** The last word that it denies. */
  readonly last: Token | null;
  /** A joint was read behind that word. */
  readonly joined: boolean;
}

const does = (token: Token | undefined, ...what: readonly Role['does'][]): boolean =>
  token?.roles.some((role) => what.includes(role.does)) ?? false;

/** A word that names a person and nothing else: a new subject and not a part of a list. */
const isPerson = ({ meanings }: FoundWord): boolean =>
  meanings.every(({ kind }) => kind === 'person' || kind === 'department');

const isPart = ({ meanings }: FoundWord): boolean => meanings.every(({ kind }) => kind === 'part');

const openersOf = ({ roles }: Token) =>
  roles.flatMap((role) => (role.does === 'open' ? [role] : []));

/** Whether a token denies what is before it, when it ends a segment: 胸痛没有. */
const deniesBefore = (token: Token | undefined): boolean =>
  token !== undefined && openersOf(token).some(({ reach }) => reach === 'list');

const isBare = (token: Token): boolean =>
  token.word === null ? does(token, 'article', 'join', 'or', 'end') : !isPerson(token.word);

/**
 * The longest phrase that begins at a unit and ends before `until`.
 * @returns its roles and the first unit behind it; null where no phrase begins.
 */
export function phraseAt(
  units: readonly Unit[],
  start: number,
  until: number,
  { roles, longest }: DenialWords,
): { readonly roles: readonly Role[]; readonly end: number } | null {
  const clause = units[start]?.clause;
  let end = start;
  while (end < until && end - start < longest && units[end]?.clause === clause) end += 1;
  for (; end > start; end -= 1) {
    const found = roles.get(joined(units.slice(start, end)));
    if (found !== undefined) return { roles: found, end };
  }
  return null;
}

function tokensOf(
  units: readonly Unit[],
  words: readonly FoundWord[],
  denials: DenialWords,
): Token[] {
  const tokens: Token[] = [];
  let next = 0;
  for (let place = 0; place < units.length;) {
    while ((words[next]?.end ?? Infinity) <= place) next += 1;
    const word = words[next];
    const isWord = word !== undefined && word.start <= place;
    const phrase = isWord ? null : phraseAt(units, place, word?.start ?? units.length, denials);
    const end = isWord ? word.end : (phrase?.end ?? place + 1);
    tokens.push({
      word: isWord ? word : null,
      roles: phrase?.roles ?? [],
      units: end - place,
      chinese: units[place]?.chinese ?? false,
      mark: units[end - 1]?.mark ?? 'none',
    });
    place = end;
  }
  return tokens;
}

function segmentOf(tokens: readonly Token[], mark: Mark): Segment {
  const bareFrom = tokens.map(() => false);
  for (let place = tokens.length - 1; place >= 0; place -= 1) {
    const token = tokens[place];
    bareFrom[place] =
      token !== undefined && isBare(token) && (bareFrom[place + 1] ?? place === tokens.length - 1);
  }
  return { tokens, mark, bareFrom };
}

const endsSegment = new Set<Mark>(['comma', 'colon', 'question', 'stop']);

/** Segments of the text; a turn begins one and belongs to none. */
function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let held: Token[] = [];
  const close = (mark: Mark) => {
    segments.push(segmentOf(held, mark));
    held = [];
  };
  for (const token of tokens) {
    const turns = does(token, 'turn');
    const last = segments.at(-1);
    if (turns && held.length > 0) close('none');
    else if (turns && last?.mark === 'comma')
      segments[segments.length - 1] = { ...last, mark: 'none' };
    if (!turns) held.push(token);
    if (endsSegment.has(token.mark) && (held.length > 0 || token.mark === 'stop'))
      close(token.mark);
  }
  if (held.length > 0) close('stop');
  return segments;
}

/** By segment: whether it is nothing but words of a list that ends with an "or". */
function listsWithOr(segments: readonly Segment[]): boolean[] {
  const ends = segments.map(() => false);
  for (let place = segments.length - 1; place >= 0; place -= 1) {
    const segment = segments[place];
    if (segment?.bareFrom[0] !== true) continue;
    const goesOn = segment.mark === 'comma' && ends[place + 1] === true;
    ends[place] = goesOn || segment.tokens.some((token) => does(token, 'or', 'end'));
  }
  return ends;
}

/** Whether a word next to the one that is denied belongs to it: 胸口疼 of a part, 恶心呕吐 of two words of one kind. */
function isNextTo(scope: Scope, token: Token, before: Token | undefined, bare: boolean): boolean {
  const { last, reach } = scope;
  if (last === null || last !== before || last.word === null || token.word === null) return false;
  if (isPart(last.word)) return true;
  if (isPerson(last.word) || !token.chinese || last.mark !== 'none' || !bare) return false;
  return reach === 'strong' || (last.units === 2 && token.units === 2);
}

/** The denial behind a token that is no word; null where it ends. */
function behind(scope: Scope, { roles }: Token): Scope | null {
  const { language, reach, last } = scope;
  const own = roles.filter((role) => role.language === language);
  if (last === null) return own.some((role) => role.does === 'fill') ? scope : null;
  const joins = own.some(
    (role) =>
      role.does === 'or' ||
      (role.does === 'join' && (role.reach === 'list' ? reach !== 'word' : reach === 'strong')),
  );
  if (joins) return { ...scope, joined: true };
  return own.some((role) => role.does === 'article' || role.does === 'end') ? scope : null;
}

interface Read {
  readonly denied: readonly FoundWord[];
  readonly scope: Scope | null;
}

/** What a segment denies, from left to right, with the denial that reaches into it and the one that reaches out. */
function readSegment({ tokens, mark, bareFrom }: Segment, reaching: Scope | null): Read {
  const denied: FoundWord[] = [];
  let scope = reaching;
  /** The words since the last token that is neither a word nor a joint: a denial behind them is theirs. */
  let run: FoundWord[] | null = [];
  tokens.forEach((token, place) => {
    const { word } = token;
    const [opener] = openersOf(token);
    if (word !== null) {
      if (scope !== null) {
        const isDenied =
          scope.last === null ||
          scope.joined ||
          (scope.last.mark === 'list' &&
            scope.last === tokens[place - 1] &&
            scope.reach !== 'word') ||
          isNextTo(scope, token, tokens[place - 1], bareFrom[place] ?? false);
        if (isDenied) denied.push(word);
        scope = isDenied ? { ...scope, last: token, joined: false } : null;
      }
      run?.push(word);
    } else if (opener !== undefined) {
      const isBehind =
        deniesBefore(token) &&
        run !== null &&
        run.length > 0 &&
        scope === null &&
        (place === tokens.length - 1
          ? mark !== 'question'
          : token.chinese && token.mark === 'space');
      if (isBehind) denied.push(...(run ?? []));
      scope = isBehind
        ? null
        : { language: opener.language, reach: opener.reach, last: null, joined: false };
      run = isBehind ? [] : null;
    } else {
      scope = scope === null ? null : behind(scope, token);
      if (!isBare(token)) run = null;
    }
  });
  return { denied, scope };
}

/** A segment that is one word of denial, behind a colon: 胸痛：无. */
const isAnswer = ({ tokens }: Segment): boolean => tokens.length === 1 && deniesBefore(tokens[0]);

/**
 * The words that a text says are not so. A denial holds for the list behind it. It ends at any unit that is not listed
 * as a part of such a list, so that a sign is rather shown than missed (docs/decisions/0116). Takes one step a unit.
 */
export function deniedIn(
  units: readonly Unit[],
  words: readonly FoundWord[],
  denials: DenialWords,
): ReadonlySet<FoundWord> {
  const segments = segmentsOf(tokensOf(units, words, denials));
  const listed = listsWithOr(segments);
  const all: FoundWord[] = [];
  let sentence: FoundWord[] = [];
  let reaching: Scope | null = null;
  segments.forEach((segment, place) => {
    const { tokens, mark } = segment;
    const before = segments[place - 1];
    const isPresent = does(tokens[0], 'present') && tokens.every(({ word }) => word === null);
    const { denied, scope } = readSegment(segment, reaching);
    if (isPresent) sentence = [];
    else if (before?.mark === 'colon' && before.bareFrom[0] === true && isAnswer(segment))
      sentence.push(...before.tokens.flatMap(({ word }) => word ?? []));
    else if (!tokens.some((token) => does(token, 'otherTime'))) sentence.push(...denied);
    const next = segments[place + 1];
    const goesOn =
      mark === 'comma' &&
      scope !== null &&
      scope.last !== null &&
      scope.reach !== 'word' &&
      (listed[place + 1] === true || (scope.reach === 'strong' && next?.bareFrom[0] === true));
    reaching = goesOn ? { ...scope, joined: true } : null;
    if (mark === 'stop' || mark === 'question') {
      all.push(...sentence);
      sentence = [];
    }
  });
  return new Set([...all, ...sentence]);
}
