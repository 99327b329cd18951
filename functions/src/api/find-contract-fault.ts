import { ENDPOINTS, type EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { findUnfilled } from '@bigorna/domain/errors/texts/fill-placeholders';
import { TEXTS } from '@bigorna/domain/errors/texts/index';
import type { ApiError } from '../platform/api-error.ts';
import { getErrorCodes } from './docs/describe-endpoint.ts';
import { getFieldTextCode, getTextValues } from './respond.ts';

const isEndpoint = (id: string | undefined): id is EndpointId => id !== undefined && id in ENDPOINTS;

/** Placeholders in the error's texts that have no value. */
const findUnfilledPlaceholders = (error: ApiError): string[] => [
  ...findUnfilled(TEXTS['pt-BR'][error.code], getTextValues(error, 'pt-BR')),
  ...error.fields.flatMap((field) => {
    const code = getFieldTextCode(field);
    return code === undefined ? [] : findUnfilled(TEXTS['pt-BR'][code], field.values ?? {});
  }),
];

/**
 * Describes how an error breaks its endpoint's contract: by an undeclared code, or by a text with an unfilled
 * placeholder. Undefined without a fault. In the emulators an error with a fault becomes a 500, so that tests find it.
 *
 * @param id endpoint id; undefined outside of endpoints
 */
export const findContractFault = (error: ApiError, id: string | undefined): string | undefined => {
  if (isEndpoint(id) && !getErrorCodes(ENDPOINTS[id]).includes(error.code))
    return `${id} does not declare ${error.code}`;
  const unfilled = findUnfilledPlaceholders(error);
  return unfilled.length === 0 ? undefined : `${error.code} has no value for ${unfilled.join(', ')}`;
};
