/**
 * The address of a page after another language was chosen: it names that one, or none where a cookie keeps it. A `target`
 * that names a language would else outweigh the choice.
 */
export function addressInLanguage(address: URL, locale: string | null): URL {
  const url = new URL(address);
  const { origin } = url;
  if (locale === null) url.searchParams.delete('lang');
  else url.searchParams.set('lang', locale);
  const target = url.searchParams.get('target');
  if (target === null || !URL.canParse(target, origin)) return url;
  const wanted = new URL(target, origin);
  if (wanted.origin !== origin || !wanted.searchParams.has('lang')) return url;
  if (locale === null) wanted.searchParams.delete('lang');
  else wanted.searchParams.set('lang', locale);
  url.searchParams.set('target', wanted.pathname + wanted.search + wanted.hash);
  return url;
}
