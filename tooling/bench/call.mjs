// Owns: how the bench and the load talk to a gateway.
// Used by: the size budget, the bench, the load and kills commands.

/** Makes one call of the gateway and answers its data. */
export async function call(gatewayUrl, path, input, token) {
  const response = await fetch(`${gatewayUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      requestid: crypto.randomUUID(),
      ...(token && { token }),
    },
    body: JSON.stringify(input),
  });
  const envelope = await response.json();
  if (envelope.code !== 0)
    throw new Error(`${path} answered ${envelope.code}: ${envelope.message}`);
  return envelope.data;
}
