// Owns: which pages are measured, with ids that exist in the demo seed.
// Used by: the size budget and the bench.

/** Makes one open call of the gateway and answers its data. */
async function call(gatewayUrl, path, input) {
  const response = await fetch(`${gatewayUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const envelope = await response.json();
  if (envelope.code !== 0)
    throw new Error(`${path} answered ${envelope.code}: ${envelope.message}`);
  return envelope.data;
}

/** The open pages by name; each path exists in the running portal. */
export async function keyPages(gatewayUrl) {
  const first = { pageNo: 1, pageSize: 1 };
  const [hospital] = (await call(gatewayUrl, '/modulesearch/mergesearch/hospitallist.json', first))
    .items;
  const [doctor] = (await call(gatewayUrl, '/modulesearch/mergesearch/doctorlist.json', first))
    .items;
  return {
    home: '/',
    search: '/search',
    'hospital list': '/booking/hospital',
    hospital: `/hospital/${hospital.hospitalId}`,
    departments: `/hospital/depts/${hospital.hospitalId}`,
    doctors: `/hospital/experts/${doctor.hospitalId}/${doctor.hospDeptId}`,
    doctor: `/expert/${doctor.doctorId}`,
    login: '/user/login',
    agreement: '/agreement/service',
  };
}
