import type { Locale } from '../../../../platform/context';
import { escapeHtml as escape } from '../../../../platform/plain-page';
import { textOf } from '../../locales';
import { doctorCall } from './page-script';
import { peerSide } from './peer';

const states = [
  'idle',
  'waits',
  'goesOn',
  'ringing',
  'connecting',
  'connected',
  'interrupted',
  'inText',
  'failed',
  'ended',
  'elsewhere',
  'unsupported',
  'noDevices',
  'noCamera',
  'noMicrophone',
] as const;
const shownLater = ['ring', 'answer', 'reconnect', 'left', 'lastMinute'] as const;
const buttons = ['mute', 'camera', 'video', 'audio', 'text'] as const;

/** What runs in the page. The functions use nothing from outside themselves, so their text is all of it. */
export const callScript = `(${String(doctorCall)})(globalThis, ${String(peerSide)});`;

/** The call by video of a consult, as HTML: nothing but a sentence before its script runs. */
export function callSection(
  { orderKey, clientId }: { readonly orderKey: string; readonly clientId: string },
  locale: Locale,
): string {
  const text = (key: (typeof states | typeof shownLater | typeof buttons)[number]) =>
    textOf(locale, `doctorPage.call.${key}`);
  const words = Object.fromEntries([...states, ...shownLater].map((key) => [key, text(key)]));
  const label = (key: 'title' | 'remote' | 'own' | 'leave' | 'scripts') =>
    escape(textOf(locale, `doctorPage.call.${key}`));
  const more = buttons
    .map(
      (name) =>
        `<button type="button" class="second" data-part="${name}" aria-pressed="false" hidden>${escape(text(name))}</button>`,
    )
    .join('\n');
  return `<section class="call" id="video-call" aria-label="${label('title')}" data-order-key="${escape(orderKey)}" data-client-id="${escape(clientId)}" data-words="${escape(JSON.stringify({ ...words, locale }))}">
<p data-part="status" role="status"></p>
<p data-part="refused" role="alert"></p>
<p class="note" data-part="left"></p>
<p class="note" data-part="devices" role="status"></p>
<video data-part="remote" aria-label="${label('remote')}" autoplay playsinline hidden></video>
<video class="own" data-part="own" aria-label="${label('own')}" autoplay muted playsinline hidden></video>
<button type="button" data-part="join" hidden></button>
${more}
<button type="button" class="second" data-part="leave" hidden>${label('leave')}</button>
<noscript><p>${label('scripts')}</p></noscript>
</section>
<script>${callScript}</script>`;
}
