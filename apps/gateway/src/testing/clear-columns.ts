/** Why a copy of the database may show what a column holds. */
interface ClearColumns {
  readonly why: string;
  /** Names of columns, separated by spaces: `table.column`, or `*.column` in every table. */
  readonly columns: string;
}

/** The columns of tables about people whose values are stored in clear, though they may hold any text. */
export const clearColumns: readonly ClearColumns[] = [
  {
    why: 'Lists and messages need names and telephone numbers at every step (decision 68).',
    columns: `*.patient_name *.patient_mobile *.mobile *.nickname *.guardian_name emergency_contacts.name
      face_checks.name order_addresses.name patients.name posting_addresses.name real_name_reviews.name
      real_names.name outbox_messages.recipient account_messages.masked_to consult_invoices.email
      goods_orders.invoice_email`,
  },
  {
    why: 'An invoice states who pays.',
    columns: 'consult_invoices.title goods_orders.invoice_title check_up_orders.invoice',
  },
  {
    why: 'Others read it, or will once it is published; lists select and sort by it.',
    columns: '*.shown_text *.author_name *.in_languages service_package_comments.text reviews.tags',
  },
  {
    why: 'It is copied from a catalogue, or was agreed when it was ordered.',
    columns: `*.title *.refund_rule *.quotas *.company_name *.version *.agreement_version *.shop_name
      *.sku_label *.picture *.preparation *.preparation_kinds *.seller service_package_orders.items
      order_quotes.quote`,
  },
  {
    why: 'It holds ids of files, orders or people, or a hash.',
    columns: `*.pictures *.person *.proofs prescriptions.renewed_from prescriptions.supersedes
      prescriptions.superseded_by prescriptions.claimed_by consult_orders.upgraded_from goods_returns.lines
      conversation_calls.patient_device conversation_calls.doctor_device`,
  },
  {
    why: 'It is read out at a pharmacy, and names no person.',
    columns: 'prescriptions.number',
  },
  {
    why: 'It says who of the hospital signed or reviewed, and proves it to others.',
    columns: `prescription_signatures.name prescription_signatures.signature
      prescription_signatures.certificate prescription_reviews.pharmacist_name prescription_findings.by`,
  },
  {
    why: 'The ledger of the desk names who of the hospital did what, and is searched by it.',
    columns: `desk_acts.key_name desk_acts.staff desk_acts.action desk_acts.subject desk_acts.outcome
      desk_approvals.action desk_approvals.subject desk_approvals.requested_by desk_approvals.decided_by`,
  },
  {
    why: 'It is one of a few words of the gateway or of a provider.',
    columns: `*.kind *.order_kind *.state *.event *.provider *.content_type *.country *.relation *.time_zone
      wallet_entries.reason accurate_reserve_requests.days accurate_reserve_requests.reasons
      authorizations.scopes home_tabs.route_name`,
  },
  {
    why: 'It is a name that a provider gave, or an address on the way to one.',
    columns: 'identities.subject payments.return_url face_checks.ticket face_checks.open_url',
  },
  {
    why: 'A carrier wrote it of a parcel.',
    columns: 'parcels.carrier parcel_events.text',
  },
  {
    why: 'The hospital wrote it of the misuse of coins.',
    columns: 'health_coin_stops.reason',
  },
  {
    why: 'The client and the gateway both redact it, and it is deleted after a week.',
    columns: `trace_spans.app_name trace_spans.biz_name trace_spans.operate_name trace_spans.input_param
      trace_spans.output_param trace_spans.message`,
  },
  {
    why: 'It names a person of the staff at their work, whom patients see and the ledger names.',
    columns: 'staff_accounts.account staff_accounts.name',
  },
  {
    why: 'Roles are a few words of the gateway.',
    columns: 'staff_accounts.roles staff_notices.roles',
  },
  {
    why: 'Codes and passwords are stored as hashes.',
    columns: 'staff_accounts.recovery_hashes',
  },
  {
    why: 'Facts of a notice are ids, moments, the kind of a consult, a sum, and who of the staff requested it.',
    columns: 'staff_notices.facts',
  },
  {
    why: 'It names pharmacies, a doctor or a courier at their work, or who acted, in one of a few words.',
    columns: `drug_orders.silent_pharmacies drug_order_lines.offer_agreed_by drug_order_events.by
      drug_parcels.courier`,
  },
];
