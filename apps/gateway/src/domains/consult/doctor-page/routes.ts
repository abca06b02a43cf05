import { AttachedRecord, ChatMessage, Id } from '@xinglin/contract';
import { consultTerms, formatDay, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { wordsOf } from '../../../kernel/conversations/content';
import { conversations } from '../../../kernel/conversations/tables';
import { orders } from '../../../kernel/orders/tables';
import { doctorNames } from '../../../kernel/places/doctor-names';
import { localeFrom, type Locale } from '../../../platform/context';
import { refusalAnswer } from '../../../platform/envelope';
import { newId } from '../../../platform/identifiers';
import { plainPage } from '../../../platform/plain-page';
import { Refusal } from '../../../platform/refusal';
import { receiveText } from '../../../platform/request-body';
import type { Services } from '../../../platform/services';
import { textOf } from '../locales';
import { consultOrders } from '../tables';
import { factLabel, kindTitle } from '../texts';
import { carryOut, run, type Asked } from './acts';
import { callScript } from './call/section';
import {
  consultBody,
  doctorActs,
  listBody,
  stateName,
  type ListedConsult,
  type RefusedAct,
} from './page';

type ChatMessageType = z.output<typeof ChatMessage>['content']['type'];

/** Most consults in the list: those that are open, and as many that are over. */
const listed = 30;

/**
 * Puts the page on the app where a person who tries the sandbox plays the doctor: sees who waits, reads a consult with its
 * conversation, takes, answers, asks for better pictures, holds a call by video, refuses, ends and pays back. All of it are actions of the desk
 * and stand in its ledger. A gateway without the sandbox does not have it.
 */
export function mountDoctorPage(app: Hono, services: Services): void {
  if (!services.config.sandbox) return;
  app.get('/sandbox/desk', async (context) => {
    const locale = localeOf(context);
    return page(listBody(await listOf(services, locale), locale), locale, 200);
  });
  app.get('/sandbox/desk/consults/:orderKey', (context) =>
    opened(context.req.param('orderKey'), localeOf(context), services, null),
  );
  app.post('/sandbox/desk/consults/:orderKey', async (context) => {
    const orderKey = context.req.param('orderKey');
    const locale = localeOf(context);
    const fields = new URLSearchParams((await receiveText(context.req.raw, 40_000)) ?? '');
    const act = doctorActs.find((one) => one === fields.get('act'));
    if (act === undefined) return opened(orderKey, locale, services, null);
    try {
      await carryOut(act, orderKey, fields, { locale, services });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message } = refusalAnswer(error, locale).body;
      const [words, yuan] = [fields.get('words') ?? '', fields.get('yuan') ?? ''];
      return opened(orderKey, locale, services, { act, message, words, yuan });
    }
    const location = `/sandbox/desk/consults/${encodeURIComponent(orderKey)}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  });
}

const localeOf = (context: Context): Locale => localeFrom(context.req.header('accept-language'));

type Row = Awaited<ReturnType<typeof selected>>[number];

function selected({ db }: Services) {
  return db
    .select({ order: orders, own: consultOrders })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .$dynamic();
}

const Waiting = z.object({ items: z.array(z.object({ orderKey: Id })) });

async function listedAs(rows: readonly Row[], { locale, services }: Asked) {
  const { items } = Waiting.parse(await run('list-video-calls', {}, { locale, services }));
  const waiting = new Set(items.map(({ orderKey }) => orderKey));
  const ids = rows.flatMap(({ own }) => own.doctorId ?? []);
  const nameOf = await doctorNames(services.db, ids, locale);
  return rows.map(({ order, own }): ListedConsult => {
    const line = (key: 'doctor' | 'promise', value: string) =>
      textOf(locale, `doctorPage.lines.${key}`, { value });
    const promise = own.answeredAt === null ? own.answerBefore : null;
    return {
      orderKey: order.orderNo,
      title: kindTitle(own.consultKind, locale),
      state: stateName(order.state, locale),
      lines: [
        ...(waiting.has(order.orderNo) ? [textOf(locale, 'doctorPage.call.waits')] : []),
        ...(own.doctorId === null ? [] : [line('doctor', nameOf(own.doctorId))]),
        ...(promise === null
          ? []
          : [line('promise', formatInstant(promise, locale, hospitalTimeZone))]),
      ],
    };
  });
}

/** Open consults, those whose promise ends first standing first, and the last that are over. */
async function listOf(services: Services, locale: Locale): Promise<ListedConsult[]> {
  const of = (group: 'active' | 'completed') =>
    and(eq(orders.kind, 'consult'), inArray(orders.stateGroup, [group]));
  const open = await selected(services)
    .where(of('active'))
    .orderBy(asc(consultOrders.answerBefore))
    .limit(listed);
  const over = await selected(services)
    .where(of('completed'))
    .orderBy(desc(orders.movedAt))
    .limit(listed);
  return listedAs([...open, ...over], { locale, services });
}

const Opened = z.object({
  patientName: z.string(),
  question: z.string(),
  treated: z.string().nullable(),
  earlierDiagnosis: z.string().nullable(),
  pictures: z.array(z.string().nullable()),
  records: z.array(AttachedRecord),
});
const Files = z.object({ files: z.array(z.string().nullable()) });
const Talk = z.object({ mayAnswer: z.boolean(), items: z.array(ChatMessage) });

/** The page of one consult. */
async function opened(
  orderKey: string,
  locale: Locale,
  services: Services,
  refused: RefusedAct | null,
): Promise<Response> {
  const asked = { locale, services };
  const [row] = Id.safeParse(orderKey).success
    ? await selected(services).where(and(eq(orders.orderNo, orderKey), eq(orders.kind, 'consult')))
    : [];
  const [shown] = row === undefined ? [] : await listedAs([row], asked);
  if (row === undefined || shown === undefined) {
    const missing = textOf(locale, 'doctorPage.missing');
    return page(`<h1>${missing}</h1>`, locale, 404);
  }
  const consult = Opened.parse(await run('open-consult', { orderKey }, asked));
  const talk = await talkOf(orderKey, asked);
  const fact = (key: 'question' | 'treated' | 'diagnosis', text: string | null) =>
    text === null ? [] : [{ label: textOf(locale, `doctorPage.facts.${key}`), text }];
  const hasVideo = consultTerms(row.own.consultKind).medium === 'video';
  const body = consultBody(
    {
      ...shown,
      stateName: row.order.state,
      doctorId: row.own.doctorId,
      facts: [
        { label: factLabel('patient', locale), text: consult.patientName },
        ...fact('question', consult.question),
        ...fact('treated', consult.treated),
        ...fact('diagnosis', consult.earlierDiagnosis),
        ...consult.records.map(({ kind, title, day, lines }) => ({
          label: textOf(locale, `doctorPage.records.${kind}`),
          text: [`${title} ${formatDay(day, locale, { year: true })}`, ...lines].join('\n'),
        })),
      ],
      pictures: consult.pictures.filter((one) => one !== null),
      ...talk,
      hasVideo: talk.mayAnswer && hasVideo,
      clientId: newId(),
      refundedCents: row.order.refundedCents,
    },
    refused,
    locale,
  );
  return page(body, locale, refused === null ? 200 : 422);
}

/** What was said, read as the doctor; nothing where there is no conversation yet. */
async function talkOf(orderKey: string, asked: Asked) {
  const { db } = asked.services;
  if ((await db.$count(conversations, eq(conversations.key, orderKey))) === 0)
    return { mayAnswer: false, messages: [] };
  const talk = Talk.parse(await run('open-conversation', { orderKey }, asked));
  const messages = [];
  for (const message of talk.items) {
    const { content, side } = message;
    const filesOf = async (type: ChatMessageType) =>
      content.type === type ? await filesIn(orderKey, message.number, asked) : [];
    const words = wordsOf(message) || labelOf(content.type, asked.locale);
    const [pictures, voices] = [await filesOf('picture'), await filesOf('voice')];
    messages.push({ side, words, pictures, voices });
  }
  return { mayAnswer: talk.mayAnswer, messages };
}

async function filesIn(orderKey: string, number: number, asked: Asked): Promise<string[]> {
  const { files } = Files.parse(await run('open-message-files', { orderKey, number }, asked));
  return files.filter((one) => one !== null);
}

/** What stands for a message without words. */
function labelOf(type: ChatMessageType, locale: Locale): string {
  return type === 'text' || type === 'notice' || type === 'pictureRequest'
    ? ''
    : textOf(locale, `doctorPage.said.${type}`);
}

function page(body: string, locale: Locale, status: number): Response {
  const title = textOf(locale, 'doctorPage.title');
  return plainPage({
    title,
    body,
    locale,
    status,
    leadsTo: null,
    files: true,
    // A page without a call has no script.
    ...(body.includes(callScript) && { script: callScript, calls: true }),
  });
}
