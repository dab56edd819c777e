// The worked examples of the rules, from the vectors that the tests use too.

export interface Example<Request> {
  request: Request;
}

/** The first example that calls this function of the engine. */
export function exampleOf<Request>(examples: { call: string }[], call: string): Example<Request> {
  const found = examples.find((one) => one.call === call);
  if (!found) throw new Error(`no example of ${call}`);
  return found as unknown as Example<Request>;
}
