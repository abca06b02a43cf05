import { parseIdCard } from '@xinglin/rules';
import { parseBoundedJson } from '../../platform/bounded-json';

/** What stands where something was taken out. */
export const hidden = '***';

/**
 * Names whose value identifies a person, describes their complaints, or grants access, whatever it looks like. For
 * texts that no call describes; what may be printed of a call's fields is marked in the contract (`redact-fields.ts`).
 */
const privateNames =
  /^(?:.*(?:token|password|passwd|secret|mobile|phone|card_?no|id_?no|id_?card|cert_?no|email|address|credential|authorization)|.*(?:_|[a-z])Name|name|nick_?name|code|(?:verify|check|sms|img|mobile|secret|pre_?auth)_?code|(?:private|derived)_?key|content|sign|signature|description|openid|login_?id|birth_?date|started_?on|resumes_?on|card_?tail|detail|text|note|reason|ticket|proof|state|solution|validate_?param|image|file|typed|meant|words|flag_?id|advice|keywords|disease|written_?text|symptoms|complaint|allergies|history|medicines|treated|dose|(?:earlier_?)?diagnosis|course|follow_?up|tax_?no|condition|also|whom|area|pay_?sign|phrase|letters|lines|transcript|heading|unread|conclusion|values?|texts|answer|reply|score_?text|tracking_?no|watch|proposed|materials|visit_?code|certificate_?no|findings|caption|sdp|candidate|username)$/i;

/** Names that end like one of those and tell nothing of a person. */
const harmlessNames =
  /^(?:appName|bizName|operateName|hospitalName|deptName|hospDeptName|doctorName|areaName|cityName|provinceName|routeName|fileName)$/;

/** What is private wherever it stands: numbers of people, addresses of mail, long random strings. */
const privatePatterns: readonly RegExp[] = [
  // An e-mail address.
  /[^\s"<>@,;]{1,64}(?:@|%40)[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}/gi,
  // Any run of seven digits and more that no letter belongs to: phones, cards, documents; spaces or hyphens within.
  /(?<![A-Za-z0-9])\+?\d(?:[ -]?\d){6,30}[Xx]?(?![A-Za-z0-9])/g,
  // A letter or two before many digits: passports and permits.
  /(?<![A-Za-z0-9])[A-Za-z]{1,2}\d{6,10}(?![A-Za-z0-9])/g,
  // A code of six digits alone.
  /(?<![A-Za-z0-9.-])\d{6}(?![A-Za-z0-9.-])/g,
];

/** Tokens and keys: 24 characters and more of hexadecimal or Base64, digits among them. */
const longRun = /[A-Za-z0-9_+=-]{24,}/g;

/** Ids that clients make at random; they open nothing and tie a journey together. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Text without what a log must not hold: tokens, phones, numbers of documents, codes, names. JSON
 * is taken apart, and its private fields are hidden by name; any other text by what it looks like.
 * It rather hides too much: a trace is for following a fault, not for knowing the person.
 */
export function redact(text: string): string {
  const parsed = parseJson(text);
  return parsed === undefined ? redactText(text) : JSON.stringify(redactValue(parsed));
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value === 'number') return hides(String(value)) ? hidden : value;
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      redactText(name),
      isPrivateName(name) && inner !== null ? hidden : redactValue(inner),
    ]),
  );
}

function isPrivateName(name: string): boolean {
  return privateNames.test(name) && !harmlessNames.test(name);
}

function hides(text: string): boolean {
  return redactText(text) !== text;
}

function redactText(text: string): string {
  let left = text.replace(
    // name=value and name: value, as in a query or a message.
    /([A-Za-z_]{3,40})(["']?\s*[=:]\s*["']?)([^\s&"',;}]+)/g,
    (whole, name: string, between: string) =>
      isPrivateName(name) ? `${name}${between}${hidden}` : whole,
  );
  left = left.replace(longRun, (run) => (/\d/.test(run) && !uuid.test(run) ? hidden : run));
  for (const pattern of privatePatterns) {
    left = left.replace(pattern, (found, at: number) => (isInUuid(left, at) ? found : hidden));
  }
  return left;
}

/** Whether the place belongs to a random id, whose digits mean nothing. */
function isInUuid(text: string, at: number): boolean {
  const before = /[0-9a-f-]*$/i.exec(text.slice(Math.max(0, at - 36), at))?.[0] ?? '';
  const after = /^[0-9a-f-]*/i.exec(text.slice(at, at + 37))?.[0] ?? '';
  return uuid.test(before + after);
}

/** An id of a trace as it may be kept: hidden when it is a phone or document number instead. */
export function redactId(id: string): string {
  const isPhone = /^(?:\+?86)?1[3-9]\d{9}$/.test(id);
  return isPhone || parseIdCard(id).valid ? hidden : id;
}

/** What the text spells as JSON; undefined when it is none, or only a bare word or number. */
function parseJson(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
}
