// Owns: what is asked of the servers under load, and what their answers were.
// Must not know: which answers are good enough.
// Used by: the load command.
import autocannon from 'autocannon';

const json = { 'content-type': 'application/json' };
let numbers = 0;

/** A caller from an address of its own, as behind the portals' proxies. */
export const anyAddress = () =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`;

/** Reading: each page of the bench, and the calls that pages make while they are read. */
export function readingRequests({ open, personal, cookie }, portal) {
  const pages = [
    ...Object.values(open).map((path) => ({ path })),
    ...Object.values(personal).map((path) => ({
      path,
      headers: { cookie: `${cookie.name}=${cookie.value}` },
    })),
  ];
  const doctors = {
    method: 'POST',
    path: '/gateway/modulesearch/mergesearch/doctorlist.json',
    headers: { ...json, origin: portal, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ q: '心', pageNo: 1, pageSize: 20 }),
  };
  return pages.flatMap((page, index) => (index % 3 === 0 ? [page, doctors] : [page]));
}

/**
 * Booking: a new user signs in by a code, adds a family member, tries to get two of the contested shifts and
 * looks at what came of it.
 * @param {readonly string[]} shifts ids of shifts that everybody wants.
 * @param {{ shift: string, orderNo: string }[]} acknowledged takes the orders that the gateway gave.
 */
export function bookingRequests(shifts, acknowledged) {
  const call = (path, input, onData = () => {}) => ({
    method: 'POST',
    path,
    setupRequest(request, context) {
      const body = input(context);
      if (body === null) return null;
      const headers = {
        ...json,
        requestid: crypto.randomUUID(),
        deviceid: context.device,
        'x-forwarded-for': context.address,
        ...(context.token && { token: context.token }),
      };
      return { ...request, headers, body: JSON.stringify(body) };
    },
    onResponse(status, body, context) {
      const answer = status === 200 ? JSON.parse(body) : null;
      if (answer?.code === 0) onData(answer.data, context);
    },
  });
  const submit = call(
    '/order/submitorder/submit.json',
    (context) => {
      context.shift = shifts[Math.floor(Math.random() * shifts.length)];
      return context.patientId
        ? { shiftCaseId: context.shift, patientId: context.patientId }
        : null;
    },
    ({ orderNo }, { shift }) => acknowledged.push({ shift, orderNo }),
  );
  return [
    call('/moduleoperate/verifycode/sendcode.json', (context) => {
      numbers += 1;
      context.mobile = `137${String(numbers).padStart(8, '0')}`;
      context.device = crypto.randomUUID();
      context.address = anyAddress();
      return { mobile: context.mobile, scene: 'login' };
    }),
    {
      method: 'GET',
      name: 'outbox',
      setupRequest: (request, { mobile }) => ({ ...request, path: `/sandbox/outbox?to=${mobile}` }),
      onResponse(status, body, context) {
        if (status === 200) context.code = JSON.parse(body).data.items[0]?.code;
      },
    },
    call(
      '/user/account/checkcodelogin.json',
      ({ mobile, code }) => (code ? { mobile, code } : null),
      ({ token }, context) => (context.token = token),
    ),
    call(
      '/patient/add',
      ({ mobile, token }) => (token ? patient(mobile) : null),
      ({ patientId }, context) => (context.patientId = patientId),
    ),
    submit,
    submit,
    call('/order/orderinfo/list.json', ({ token }) => (token ? { pageNo: 1, pageSize: 20 } : null)),
  ];
}

/** A person of their own for each user: one person has few visits at a time across accounts. */
export const patient = (mobile) => ({
  name: '周安宁',
  relation: 'self',
  cardType: 'idCard',
  cardNo: idCardOf(Number(mobile.slice(3))),
  consent: true,
  mobile,
});

const day = 24 * 60 * 60 * 1000;

/** A valid number for each of ten million adults. */
function idCardOf(person) {
  const born = new Date(Date.UTC(1960, 0, 1) + (person % 10_000) * day).toISOString().slice(0, 10);
  const body = `110105${born.replaceAll('-', '')}${String(Math.floor(person / 10_000) % 1000).padStart(3, '0')}`;
  // ISO 7064, modulo 11-2.
  const sum = [...body].reduce(
    (total, digit, place) => total + Number(digit) * 2 ** (17 - place),
    0,
  );
  return body + '10X98765432'.charAt(sum % 11);
}

/** Seconds after which a request is aborted; the servers end on their own well before. */
const patience = 60;

/**
 * Sends requests over and over.
 * @param {{ url: string, requests: object[], startsAnywhere: boolean, connections: number, seconds?: number,
 *   times?: number, rate?: number }} load for some seconds, or until each connection has asked some times; each
 *   begins with another request where they can start anywhere, and asks again when it was answered, unless a rate
 *   over all holds it back.
 * @returns what was answered: `times` of good answers in milliseconds, how many were `shed` (503), how many of these
 * without saying when to come again (`unkind`), every `other` status with its path, and broken connections.
 */
export async function send(load) {
  const { url, requests, startsAnywhere, connections, seconds, times, rate } = load;
  const answers = { times: [], shed: 0, unkind: 0, other: [] };
  const watched = requests.map((request) => ({
    ...request,
    onResponse(status, body, context, headers) {
      if (status === 503) {
        answers.shed += 1;
        if (!(Number(valueOf(headers, 'retry-after')) > 0)) answers.unkind += 1;
      } else if (status === 302 && isTroublePage(valueOf(headers, 'location'))) answers.shed += 1;
      else if (status < 200 || status > 299)
        answers.other.push(`${status} ${request.name ?? request.path}`);
      request.onResponse?.(status, body, context, headers);
    },
  }));
  let clients = 0;
  const from = performance.now();
  const instance = autocannon({
    url,
    requests: watched,
    setupClient(client) {
      client.setRequests(startingAt(watched, startsAnywhere ? clients : 0));
      clients += 1;
    },
    connections,
    ...(times ? { amount: connections * times } : { duration: seconds }),
    timeout: patience,
    ...(rate && { overallRate: rate }),
  });
  instance.on('response', (_client, status, _bytes, milliseconds) => {
    if (status >= 200 && status < 300) answers.times.push(milliseconds);
  });
  // An aborted request counts among the errors.
  const { errors } = await instance;
  return { ...answers, errors, seconds: (performance.now() - from) / 1000 };
}

/** A page of a person's own, when the session cannot be checked, leads to the page with a way to try again (spec 1 §4). */
function isTroublePage(location) {
  return new URL(location, 'http://portal').searchParams.get('reason') === 'userInfo';
}

/** The same requests, beginning with another one. */
function startingAt(requests, index) {
  const first = index % requests.length;
  return [...requests.slice(first), ...requests.slice(0, first)].map((request) => ({ ...request }));
}

function valueOf(headers, wanted) {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** The answers of several senders together. */
export function together(parts) {
  return {
    times: parts.flatMap(({ times }) => times).toSorted((one, other) => one - other),
    shed: sum(parts, 'shed'),
    unkind: sum(parts, 'unkind'),
    errors: sum(parts, 'errors'),
    other: parts.flatMap(({ other }) => other),
    seconds: Math.max(...parts.map(({ seconds }) => seconds)),
  };
}

const sum = (parts, name) => parts.reduce((total, part) => total + part[name], 0);

/** The time within which so many of a hundred were answered; times in order. */
export function percentile(times, percent) {
  return times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? null;
}
