import type { Locale } from '../../platform/context';
import type { AiGuideService } from '../../platform/service-settings';
import type { AiGuide, GuidedConversation } from './ai-guide';

/** Milliseconds until the first word, and between two. */
const silenceMs = 20_000;
/** Milliseconds of a whole answer. */
const longestMs = 90_000;
/** Bytes of a whole answer, its protocol included. */
const mostBytes = 512 * 1024;

const languages: Readonly<Record<Locale, string>> = {
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
  en: 'English',
  it: 'Italian',
  fr: 'French',
  id: 'Indonesian',
};

/** What the provider is told of its task; the guard does not rely on it. */
function taskOf({ departments, patient }: GuidedConversation, language: Locale): string {
  const named = departments.map(({ name }) => name).join(', ');
  return [
    'You guide patients of a hospital portal to the right department or doctor.',
    'Never name a disease the person may have, a medicine, a dose or a treatment.',
    'Ask at most one short question at a time. Use plain words an old person understands.',
    `Answer in ${languages[language]}, in five sentences at most, without markup.`,
    named === ''
      ? 'No department was found yet: ask where and since when it hurts.'
      : `Name departments only from this list: ${named}.`,
    ...(patient === null ? [] : [`The patient is ${patient.sex}, ${patient.age} years old.`]),
  ].join('\n');
}

/**
 * A provider that speaks the streaming chat protocol of OpenAI (`POST <url>/chat/completions`, server-sent events).
 * @param service where it answers, its key and the model that is asked.
 */
export function completionsGuide(
  { url, token, model }: AiGuideService,
  limits: { readonly silenceMs: number; readonly longestMs: number } = { silenceMs, longestMs },
): AiGuide {
  return {
    async *answer(conversation, language, signal) {
      const silence = new AbortController();
      const longest = AbortSignal.timeout(limits.longestMs);
      let timer = setTimeout(() => silence.abort(), limits.silenceMs);
      try {
        const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
          method: 'POST',
          redirect: 'error',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            model,
            stream: true,
            messages: [
              { role: 'system', content: taskOf(conversation, language) },
              ...conversation.said.map(({ side, text }) => ({
                role: side === 'person' ? 'user' : 'assistant',
                content: text,
              })),
            ],
          }),
          signal: AbortSignal.any([signal, silence.signal, longest]),
        });
        if (!response.ok || response.body === null)
          throw new Error(`the AI guide answers ${response.status}`);
        for await (const data of dataLines(response.body)) {
          clearTimeout(timer);
          timer = setTimeout(() => silence.abort(), limits.silenceMs);
          if (data === '[DONE]') return;
          const words = wordsOf(data);
          if (words !== '') yield words;
        }
        throw new Error('the AI guide broke off');
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The data of each event, however the line cuts it. */
async function* dataLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('the AI guide says too much');
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}

interface Chunk {
  readonly error?: unknown;
  readonly choices?: readonly { readonly delta?: { readonly content?: unknown } }[];
}

function wordsOf(data: string): string {
  // Only what is checked right below is used of it.
  const chunk = JSON.parse(data) as Chunk | null;
  if (chunk?.error !== undefined) throw new Error('the AI guide reports an error');
  const content = chunk?.choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}
