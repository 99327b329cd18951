import { authEndpoints } from '@bigorna/domain/endpoints/auth';
import { authSchemas, type forgotPasswordBody, type resetPasswordBody } from '@bigorna/domain/endpoints/auth.schemas';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiCall } from '#shared/api/client.ts';
import { getParsed } from '#shared/api/get-parsed.ts';

export type ForgotPasswordBody = z.input<typeof forgotPasswordBody>;
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

/**
 * Requests the mail that resets a password. The response does not reveal whether the account exists.
 *
 * @throws ApiError
 */
export const sendForgotPassword = async (body: ForgotPasswordBody): Promise<void> => {
  await apiCall(authEndpoints, 'forgotPassword', { body });
};

/** The account that a reset link belongs to. Not cached between pages, because a link works only once. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) =>
      getParsed(authEndpoints, async () => authSchemas, 'verifyResetToken', { params: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Sets the new password and consumes the link.
 *
 * @throws ApiError
 */
export const sendResetPassword = async (body: ResetPasswordBody): Promise<void> => {
  await apiCall(authEndpoints, 'resetPassword', { body });
};
