// Owns: which pages are measured, with ids that exist in the demo seed, and the person who sees the personal ones.
// Used by: the size budget, the bench and the load command.
import { call } from './call.mjs';
import { freeShiftsOf } from './free-shifts.mjs';

/** Signs a new person in with the code from the sandbox's outbox and answers the session's token. */
async function signIn(gatewayUrl, mobile) {
  await call(gatewayUrl, '/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
  const response = await fetch(`${gatewayUrl}/sandbox/outbox?to=${mobile}`);
  const { data } = await response.json();
  const code = data.items.find((message) => message.code)?.code;
  return (await call(gatewayUrl, '/user/account/checkcodelogin.json', { mobile, code })).token;
}

/** Two shifts on different days with a free place that costs something, so that an order of it has to be paid. */
async function freeShifts(gatewayUrl) {
  const doctors = await call(gatewayUrl, '/modulesearch/mergesearch/doctorlist.json', {
    pageNo: 1,
    pageSize: 20,
  });
  const now = new Date();
  const months = [0, 1].map((more) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + more, 1)).toISOString().slice(0, 7),
  );
  for (const { doctorId } of doctors.items) {
    for (const month of months) {
      const free = await freeShiftsOf(gatewayUrl, doctorId, month);
      const later = free.find(({ date }) => date !== free[0].date);
      if (later) return [free[0], later];
    }
  }
  throw new Error('The demo seed has no doctor with two free shifts.');
}

/**
 * The open pages, and the pages of a person with a family member and an unpaid order, each by name; every path
 * exists in the running portal. `cookie` is that person's session.
 */
export async function keyPages(gatewayUrl) {
  const first = { pageNo: 1, pageSize: 1 };
  const [hospital] = (await call(gatewayUrl, '/modulesearch/mergesearch/hospitallist.json', first))
    .items;
  const [doctor] = (await call(gatewayUrl, '/modulesearch/mergesearch/doctorlist.json', first))
    .items;
  const [asked] = (
    await call(gatewayUrl, '/consult/consultorder/doctorlist', { kind: 'imageText' })
  ).items;
  const mobile = '13900007316';
  const token = await signIn(gatewayUrl, mobile);
  const patient = {
    name: '周安宁',
    relation: 'self',
    cardType: 'idCard',
    cardNo: '110105199003071239',
    mobile,
    consent: true,
  };
  const { patientId } = await call(gatewayUrl, '/patient/add', patient, token);
  const [ordered, { shiftCaseId, hospitalId }] = await freeShifts(gatewayUrl);
  const order = { shiftCaseId: ordered.shiftCaseId, patientId };
  const { orderNo } = await call(gatewayUrl, '/order/submitorder/submit.json', order, token);
  return {
    cookie: { name: 'xl_token', value: token },
    open: {
      home: '/',
      search: '/search',
      'search results': `/search?q=${encodeURIComponent('医')}`,
      'hospital list': '/booking/hospital',
      hospital: `/hospital/${hospital.hospitalId}`,
      departments: `/hospital/depts/${hospital.hospitalId}`,
      doctors: `/hospital/experts/${doctor.hospitalId}/${doctor.hospDeptId}`,
      doctor: `/expert/${doctor.doctorId}`,
      login: '/user/login',
      agreement: '/agreement/service',
      'mall home': '/mall/store/index',
      'check-up home': '/medical-examination/privately',
    },
    personal: {
      'home, signed in': '/',
      'check your answers': `/my/reservation/${hospitalId}/${shiftCaseId}`,
      'ask a doctor': `/my/bconsult/ask?doctorId=${asked.doctor.doctorId}`,
      'choose a patient': '/standard/booking/patientlist',
      pay: `/my/reservation/pay/${orderNo}`,
      'order result': `/my/order/status?orderNo=${orderNo}`,
      'my appointments': '/my/order/list',
      appointment: `/my/order/detail/${orderNo}`,
      profile: '/my/profile',
      settings: '/my/profile/setting',
      patients: '/my/patients',
      'patient form': '/my/patient/node-add',
      'address form': '/order/address/add',
      'real name': '/my/bindcard',
      'pictures for staff': '/my/certification/manual-ai',
    },
  };
}
