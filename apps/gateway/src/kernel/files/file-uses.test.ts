import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { domains } from '../../domains';
import { everyTable } from '../../testing/every-table';
import { fileUses } from './file-uses';

const nameOf = (column: PgColumn) => `${getTableConfig(column.table).name}.${column.name}`;

/** Columns of a table about someone's things, which a catalogue lacks. */
const ownersOf = new Set(['owner_id', 'user_id', 'order_no', 'conversation_id', 'key']);

/** Columns of tables about people's things that could hold ids of files by their type, and hold none. */
const free: Readonly<Record<string, string>> = {
  accurate_reserve_requests: 'days reasons',
  authorizations: 'patient_ids scopes',
  check_up_grants: 'title',
  check_up_orders: 'invoice preparation preparation_kinds refund_rule title',
  coin_exchange_orders: 'title',
  consult_invoices: 'title',
  consult_orders: 'preconsult upgrade_info',
  coupons: 'title',
  drug_order_lines: 'line',
  drug_orders: 'quote silent_pharmacies',
  goods_comments: 'findings',
  goods_order_lines: 'shop_name sku_label title',
  goods_orders: 'invoice_title title',
  goods_returns: 'lines',
  health_comments: 'findings in_languages',
  membership_cards: 'company_name quotas title',
  membership_orders: 'quotas title',
  order_quotes: 'quote',
  overseas_orders: 'symptoms',
  patient_health_facts: 'allergy_classes is_pregnant',
  prescriptions: 'lines',
  ranking_tags: 'tag_ids',
  // Its proofs are a column of their own.
  renewal_requests: 'survey',
  reviews: 'findings in_languages tags',
  service_package_orders: 'items title',
  service_package_uses: 'answers',
  special_disease_orders: 'refund_rule',
  telemedicine_orders: 'additions medical_case summary',
  tip_orders: 'title',
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
  drugs: 'picture',
};

const namesOf = (columns: Readonly<Record<string, string>>): string[] =>
  Object.entries(columns).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  );

const soundsLikeFile =
  /(?:^|_)(?:files?|pictures?|images?|photos?|recordings?|attachments?|documents?)(?:_ids?)?$/;

/** Whether a column might hold ids of files: by its name, or by its type in a table about people's things. */
function mightHoldFiles(column: PgColumn): boolean {
  if (soundsLikeFile.test(column.name)) return column.getSQLType() !== 'integer';
  const isOpen = column.getSQLType().startsWith('json') || column.getSQLType().endsWith('[]');
  const { columns } = getTableConfig(column.table);
  return isOpen && columns.some(({ name }) => ownersOf.has(name));
}

describe('columns that hold ids of files', () => {
  const contributed = fileUses.from(domains.flatMap(({ brings = [] }) => brings));

  it('are all contributed by their domains, or known to hold none', async () => {
    const tables = [...(await everyTable()).values()];
    const columns = tables.flatMap((table) => getTableConfig(table).columns);
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
