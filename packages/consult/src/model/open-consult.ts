/** The consult that stands in the way of another, where a refusal's data tells it. */
export function openConsultIn(data: unknown): string | null {
  const told =
    typeof data === 'object' && data !== null && 'orderKey' in data ? data.orderKey : null;
  return typeof told === 'string' && told !== '' ? told : null;
}
