import { writeOffCoolingDays } from '@xinglin/contract';
import type { contactOf } from '../../kernel/people/accounts/own-mobile';
import { signedBy } from '../../kernel/people/accounts/signature';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { sendMessage } from '../../kernel/messages/send-message';
import { textOf } from './locales';

/** What there is to tell of closing an account, in the language and the name of the channel it was asked for. */
interface ClosingNews {
  readonly news: 'requested' | 'withdrawn' | 'completed';
  readonly appId: string | null;
  readonly locale: Locale;
}

/** Tells the owner of an account how its closing stands; a guest is reached by nothing. */
export async function tellOwner(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  contact: ReturnType<typeof contactOf> | undefined,
  { news, appId, locale }: ClosingNews,
): Promise<void> {
  if (contact == null) return;
  const said = textOf(locale, `${contact.channel}.${news}`, { days: writeOffCoolingDays });
  const text = await signedBy(db, { appId, locale }, said);
  await sendMessage(db, { ...contact, text, about: { topic: 'closing' } }, now);
}
