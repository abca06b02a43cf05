import { consultStates } from '@xinglin/contract';
import type { Locale } from '../../../platform/context';
import { escapeHtml as escape } from '../../../platform/plain-page';
import { textOf } from '../locales';
import { can } from '../consult-rules';
import { stateText } from '../texts';
import { callSection } from './call/section';

/** What a doctor does on the page, each one action of the desk. */
export const doctorActs = ['take', 'answer', 'pictures', 'refuse', 'end', 'refund'] as const;
export type DoctorAct = (typeof doctorActs)[number];

/** A consult in the list. */
export interface ListedConsult {
  readonly orderKey: string;
  /** Its kind, doctor and promise, as they are read. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly state: string;
}

/** A message as the page shows it. */
export interface ShownMessage {
  readonly side: 'patient' | 'doctor' | 'service' | 'system';
  readonly words: string;
  /** Addresses of pictures that hold the picture itself, and of voices. */
  readonly pictures: readonly string[];
  readonly voices: readonly string[];
}

/** One consult on the page. */
export interface OpenedConsult extends ListedConsult {
  readonly doctorId: string | null;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly pictures: readonly string[];
  readonly messages: readonly ShownMessage[];
  readonly mayAnswer: boolean;
  /** Whether a call by video can be held now. */
  readonly hasVideo: boolean;
  /** Names what is sent next, so that a double tap says it once. */
  readonly clientId: string;
  /** What was given back before, in cents. */
  readonly refundedCents: number;
}

/** What was typed and refused, and why. */
export interface RefusedAct {
  readonly act: DoctorAct;
  readonly message: string;
  readonly words: string;
  readonly yuan: string;
}

type Key =
  | 'title'
  | 'note'
  | 'list'
  | 'none'
  | 'back'
  | 'reload'
  | 'conversation'
  | 'sides.patient'
  | 'sides.doctor'
  | 'sides.service'
  | 'sides.system'
  | 'picture'
  | 'voice'
  | 'answer'
  | 'reason'
  | 'yuan'
  | `acts.${DoctorAct}`;

const sayIn =
  (locale: Locale) =>
  (key: Key): string =>
    escape(textOf(locale, `doctorPage.${key}`));

/** The consults that a doctor can open, as HTML. */
export function listBody(consults: readonly ListedConsult[], locale: Locale): string {
  const say = sayIn(locale);
  const items = consults
    .map(
      ({ orderKey, title, lines, state }) => `<li>
<a class="button second" href="/sandbox/desk/consults/${encodeURIComponent(orderKey)}">${escape(title)} · ${escape(state)}</a>
${lines.map((line) => `<p class="note">${escape(line)}</p>`).join('\n')}
</li>`,
    )
    .join('\n');
  return `<h1>${say('title')}</h1>
<p class="note">${say('note')}</p>
${consults.length === 0 ? `<p class="text">${say('none')}</p>` : `<ul class="list" aria-label="${say('list')}">\n${items}\n</ul>`}
<a class="button" href="/sandbox/desk">${say('reload')}</a>`;
}

/** What of the acts is open in a state. */
export function openActs(
  state: string,
  { mayAnswer, isTaken }: { readonly mayAnswer: boolean; readonly isTaken: boolean },
): readonly DoctorAct[] {
  const known = consultStates.find((one) => one === state);
  if (known === undefined) return [];
  const isOpen: Readonly<Record<DoctorAct, boolean>> = {
    take: can('take', known),
    answer: mayAnswer && isTaken,
    pictures: can('askPictures', known),
    refuse: can('refuse', known),
    end: can('finish', known),
    refund: known === 'finished',
  };
  return doctorActs.filter((act) => isOpen[act]);
}

/** One consult with what a doctor can do, as HTML. */
export function consultBody(
  consult: OpenedConsult & { readonly stateName: string },
  refused: RefusedAct | null,
  locale: Locale,
): string {
  const say = sayIn(locale);
  const { facts, messages, orderKey, stateName, mayAnswer, doctorId, hasVideo } = consult;
  const picture = (url: string) => `<img src="${escape(url)}" alt="${say('picture')}">`;
  const voice = (url: string) =>
    `<audio src="${escape(url)}" aria-label="${say('voice')}" controls preload="metadata"></audio>`;
  const rows = facts
    .map(({ label, text }) => {
      // A record has several lines, and so may a question.
      const lines = escape(text).replaceAll('\n', '<br>');
      return `<div><dt>${escape(label)}</dt><dd>${lines}</dd></div>`;
    })
    .join('\n');
  const said = messages
    .map(
      ({ side, words, pictures, voices }) =>
        `<li><strong>${say(`sides.${side}`)}</strong> ${escape(words)}${pictures.map(picture).join('')}${voices.map(voice).join('')}</li>`,
    )
    .join('\n');
  const isTaken = doctorId !== null && stateName !== 'waiting';
  const forms = openActs(stateName, { mayAnswer, isTaken })
    .map((act) => formOf(act, consult, refused?.act === act ? refused : null, say))
    .join('\n');
  return `<h1>${escape(consult.title)} · ${escape(consult.state)}</h1>
<p class="note">${say('note')}</p>
${refused === null ? '' : `<p class="text" role="alert">${escape(refused.message)}</p>`}
<section><dl>
${rows}
</dl>${consult.pictures.map(picture).join('')}</section>
${hasVideo ? callSection(consult, locale) : ''}
${messages.length === 0 ? '' : `<section><h2>${say('conversation')}</h2><ul class="list said">\n${said}\n</ul></section>`}
${forms}
<p class="note"><a href="/sandbox/desk/consults/${encodeURIComponent(orderKey)}">${say('reload')}</a> · <a href="/sandbox/desk">${say('back')}</a></p>`;
}

function formOf(
  act: DoctorAct,
  { clientId, refundedCents }: OpenedConsult,
  typed: RefusedAct | null,
  say: (key: Key) => string,
): string {
  const words = escape(typed?.words ?? '');
  const field =
    act === 'answer'
      ? `<label>${say('answer')}<textarea name="words" rows="3" maxlength="4000" required>${words}</textarea></label>`
      : act === 'pictures' || act === 'refuse' || act === 'refund'
        ? `<label>${say('reason')}<textarea name="words" rows="2" maxlength="200" required>${words}</textarea></label>`
        : '';
  const sum =
    act === 'refund'
      ? `<label>${say('yuan')}<input name="yuan" inputmode="decimal" maxlength="10" value="${escape(typed?.yuan ?? '')}"></label>`
      : '';
  const button = act === 'answer' || act === 'take' ? '' : ' class="second"';
  return `<form method="post">
<input type="hidden" name="clientId" value="${escape(clientId)}">
<input type="hidden" name="refundedCents" value="${refundedCents}">
${field}${sum}<button type="submit" name="act" value="${act}"${button}>${say(`acts.${act}`)}</button>
</form>`;
}

/** A state as the list names it; the name itself where the machine does not know it. */
export function stateName(state: string, locale: Locale): string {
  const known = consultStates.find((one) => one === state);
  return known === undefined ? state : stateText(known, locale);
}
