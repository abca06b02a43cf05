import pg from 'pg';
import type { Config } from '../../../platform/config';
import { good, mind, type Finding } from '../../../platform/finding';

const answerWithinMs = 5000;

/** How staff hear of patients who wait while they do not look at the app: by webhook, and by text message on duty. */
export async function noticeFindings({
  sandbox,
  staffWebhook,
  sms,
  cloudSms,
  databaseUrl,
}: Config): Promise<Finding[]> {
  if (sandbox) return [];
  const findings: Finding[] = [];
  if (staffWebhook === null)
    findings.push(
      mind(
        'notices',
        'STAFF_WEBHOOK_URL is not set: no system of the hospital hears that a patient waits',
        'Set STAFF_WEBHOOK_URL and STAFF_WEBHOOK_SECRET, or have doctors go on duty with a mobile number.',
      ),
    );
  else findings.push(good('notices', `webhooks are sent to ${new URL(staffWebhook.url).host}`));
  if (databaseUrl === null || (sms === null && cloudSms === null)) return findings;
  const onDuty = await countOnDuty(databaseUrl).catch(() => null);
  // Without an answer the database has a finding of its own.
  if (onDuty === null) return findings;
  findings.push(
    onDuty === 0
      ? mind(
          'duty',
          'no doctor is on duty with a mobile number: no text message says that a patient waits',
          'Have a doctor go on duty on the account page of the staff app.',
        )
      : good('duty', `${onDuty} on duty get text messages`),
  );
  return findings;
}

/** How many doctors get text messages; null where there is no table yet. */
async function countOnDuty(url: string): Promise<number | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string | null }>(
      "SELECT to_regclass('staff_accounts')::text AS name",
    );
    if (!rows[0]?.name) return null;
    const counted = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM staff_accounts
        WHERE is_on_duty AND mobile IS NOT NULL AND closed_at IS NULL AND 'doctor' = ANY(roles)`,
    );
    return counted.rows[0]?.count ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
