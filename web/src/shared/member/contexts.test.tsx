import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { AuthProvider, useAuth } from '#shared/session/auth-context.tsx';
import { createSession } from '#shared/session/create-session.ts';
import { DataProvider, useData } from './data-context.tsx';

const ShowStatus = () => useAuth().status;
const ShowHistory = () => useData().history.status;

describe('session contexts (R089)', () => {
  it('useAuth throws outside its provider and returns a value inside', () => {
    expect(() => renderToStaticMarkup(<ShowStatus />)).toThrow('useAuth must be used within an AuthProvider');
    expect(
      renderToStaticMarkup(
        <AuthProvider session={createSession()}>
          <ShowStatus />
        </AuthProvider>,
      ),
    ).toBe('anonymous');
  });

  it('useData throws outside its provider and returns a value inside', () => {
    expect(() =>
      renderToStaticMarkup(
        <AuthProvider session={createSession()}>
          <ShowHistory />
        </AuthProvider>,
      ),
    ).toThrow('useData must be used within a DataProvider');
    expect(
      renderToStaticMarkup(
        <LocaleProvider>
          <QueryClientProvider client={new QueryClient()}>
            <AuthProvider session={createSession()}>
              <DataProvider>
                <ShowHistory />
              </DataProvider>
            </AuthProvider>
          </QueryClientProvider>
        </LocaleProvider>,
      ),
    ).toBe('loading');
  });
});
