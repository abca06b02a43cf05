import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { domains } from '../../domains';
import { fileUses } from './file-uses';

const root = join(import.meta.dirname, '../..');
const nameOf = (column: PgColumn) => `${getTableConfig(column.table).name}.${column.name}`;

/** Columns of a table about someone's things, which a catalogue lacks. */
const ownersOf = new Set(['owner_id', 'user_id', 'order_no', 'conversation_id', 'key']);

/** Columns of tables about people's things that could hold ids of files by their type, and hold none. */
const free: Readonly<Record<string, string>> = {
  account_messages: 'body',
  accurate_reserve_requests: 'days reasons',
  ai_messages: 'content reason',
  askers: 'card_no',
  authorizations: 'patient_ids scopes',
  case_shares: 'content token',
  check_up_grants: 'title',
  check_up_orders: 'invoice preparation preparation_kinds refund_rule title',
  coin_exchange_orders: 'title',
  consult_invoices: 'title',
  consult_orders: 'preconsult upgrade_info',
  consult_referrals: 'reason',
  consult_refund_requests: 'answer reason',
  coupons: 'title',
  face_checks: 'card_no',
  follow_ups: 'answers asked',
  goods_comments: 'findings',
  goods_order_lines: 'shop_name sku_label title',
  goods_orders: 'invoice_title title',
  goods_returns: 'lines',
  health_comments: 'findings in_languages',
  membership_cards: 'company_name quotas title',
  membership_orders: 'quotas title',
  order_quotes: 'quote',
  overseas_orders: 'medicines question symptoms',
  panel_answers: 'text',
  patients: 'card_no guardian_card_no',
  ranking_tags: 'tag_ids',
  real_name_reviews: 'card_no',
  real_names: 'card_no',
  reviews: 'findings in_languages tags',
  service_package_orders: 'items title',
  service_package_uses: 'answers',
  special_disease_orders: 'refund_rule',
  telemedicine_orders: 'additions medical_case summary',
  tip_orders: 'letter title',
};

/** Columns that hold no ids of files, though their names sound so: the files themselves, ids of other things, drawings of catalogues. */
const otherwiseNamed: Readonly<Record<string, string>> = {
  uploaded_files: 'file_id',
  consult_recordings: 'recording_id',
  check_up_packages: 'picture',
  health_coin_goods: 'picture',
  operate_items: 'image',
  goods_shops: 'picture',
  goods_categories: 'picture',
  goods_items: 'further_pictures picture',
  goods_order_lines: 'picture',
};

const namesOf = (columns: Readonly<Record<string, string>>): string[] =>
  Object.entries(columns).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  );

const soundsLikeFile =
  /(?:^|_)(?:files?|pictures?|images?|photos?|recordings?|attachments?|documents?)(?:_ids?)?$/;

async function allColumns(): Promise<PgColumn[]> {
  const tables = new Map<string, PgTable>();
  for (const file of globSync('**/tables.ts', { cwd: root })) {
    const exported: Record<string, unknown> = await import(join(root, file));
    for (const one of Object.values(exported))
      if (is(one, PgTable)) tables.set(getTableConfig(one).name, one);
  }
  return [...tables.values()].flatMap((table) => getTableConfig(table).columns);
}

/** Whether a column might hold ids of files: by its name, or by its type in a table about people's things. */
function mightHoldFiles(column: PgColumn): boolean {
  if (soundsLikeFile.test(column.name)) return column.getSQLType() !== 'integer';
  const isOpen = column.getSQLType().startsWith('json') || column.getSQLType().endsWith('[]');
  const isSealed = column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text';
  const { columns } = getTableConfig(column.table);
  return (isOpen || isSealed) && columns.some(({ name }) => ownersOf.has(name));
}

describe('columns that hold ids of files', () => {
  const contributed = fileUses.from(domains.flatMap(({ brings = [] }) => brings));

  it('are all contributed by their domains, or known to hold none', async () => {
    const columns = await allColumns();
    expect(columns.length).toBeGreaterThan(500);
    const excused = [...namesOf(free), ...namesOf(otherwiseNamed)];
    const known = new Set([...contributed.map(({ column }) => nameOf(column)), ...excused]);
    const open = columns.filter(mightHoldFiles).map(nameOf);
    expect(open.filter((name) => !known.has(name))).toEqual([]);
    // Nothing is excused that is not there.
    expect(excused.filter((name) => !open.includes(name))).toEqual([]);
  });

  it('are contributed once each', () => {
    const names = contributed.map(({ column }) => nameOf(column));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(10);
  });
});
