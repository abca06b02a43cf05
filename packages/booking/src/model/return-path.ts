/** A path of this site with the chosen patient in its query. */
export function withPatient(path: string, patientId: string): string {
  const url = new URL(path, 'https://portal.invalid');
  url.searchParams.set('patientId', patientId);
  return url.pathname + url.search + url.hash;
}
