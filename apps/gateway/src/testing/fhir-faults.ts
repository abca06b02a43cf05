import { Fhir } from 'fhir/fhir';
import { Severities } from 'fhir/validator';

const validator = new Fhir();

/**
 * What the published definitions of R4 find wrong with a resource: fields that are missing, unknown or of another
 * cardinality, and codes outside their value set.
 */
export function faultsOf(resource: object): readonly string[] {
  const { messages } = validator.validate(resource, { errorOnUnexpected: true });
  return messages
    .filter(({ severity }) => severity === Severities.Error || severity === Severities.Fatal)
    .map(({ location, message }) => `${location ?? ''}: ${message ?? ''}`);
}
