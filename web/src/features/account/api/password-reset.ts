import { authEndpoints, type forgotPasswordBody, type resetPasswordBody } from '@bigorna/domain/endpoints/auth';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiGet } from '#api/client.ts';
import { apiSend } from '#api/send.ts';

const { forgotPassword, verifyResetToken, resetPassword } = authEndpoints;

export type ForgotPasswordBody = z.input<typeof forgotPasswordBody>;
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

/** Asks for the mail that resets a password. Throws ApiError; says nothing of whether the address has an account. */
export const sendForgotPassword = async (body: ForgotPasswordBody): Promise<void> => {
  await apiSend('POST', forgotPassword.path, { body });
};

/** Whose password a link resets. Asked anew by each page: a link is good once. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: async ({ signal }) => {
      const path = verifyResetToken.path.replace('{token}', encodeURIComponent(token));
      return verifyResetToken.answer.parse((await apiGet(path, {}, signal)).data);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Sets the new password and uses the link up. Throws ApiError. */
export const sendResetPassword = async (body: ResetPasswordBody): Promise<void> => {
  await apiSend('POST', resetPassword.path, { body });
};
