import { describe, expect, it } from 'vitest';
import { describeDevice } from './device.ts';

const describeAgent = (agent?: string, others: Record<string, string> = {}) =>
  describeDevice((name) => ({ 'User-Agent': agent, ...others })[name]);

describe('device of a session', () => {
  it.each([
    ['Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome', 'Windows'],
    ['Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge', 'Windows'],
    ['X11; CrOS x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome', 'ChromeOS'],
    [
      'Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15', 'Safari', 'macOS'],
    ['iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1', 'Chrome', 'iOS'],
    ['X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['curl/8.0', null, null],
    [undefined, null, null],
  ])('with the user agent %s is %s on %s (R206)', (agent, browser, system) => {
    expect(describeAgent(agent)).toMatchObject({ browser, system });
  });

  it.each([
    [{ 'X-Country-Code': 'BR' }, 'BR'],
    [{ 'X-AppEngine-Country': 'PT' }, 'PT'],
    [{ 'X-Country-Code': 'ZZ' }, null],
    [{ 'X-Country-Code': 'Brasil <b>' }, null],
    [{}, null],
  ])('with the headers %j has the country %s (R206)', (headers, country) => {
    expect(describeAgent(undefined, headers).country).toBe(country);
  });
});
