import http2, {
  type ClientHttp2Session,
  constants,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { HOST } from '../../../tools/shared/ports.ts';
import type { Fate } from './draw-fates.ts';

/** gRPC's UNAVAILABLE. */
const UNAVAILABLE = { 'grpc-status': '14', 'grpc-message': 'The service is currently unavailable.' };

const sendFailure = (stream: ServerHttp2Stream): void => {
  if (stream.destroyed || stream.headersSent) return;
  stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...UNAVAILABLE }, { endStream: true });
};

const pass = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders, service: ClientHttp2Session, fate: Fate) => {
  const onward = service.request(headers);
  let trailers: IncomingHttpHeaders = {};
  const end = () => stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  onward.on('error', end);
  stream.on('error', () => onward.close(constants.NGHTTP2_CANCEL));
  stream.on('close', () => onward.close(constants.NGHTTP2_CANCEL));
  stream.pipe(onward);
  if (fate === 'lose-response') {
    onward.resume();
    onward.on('end', () => sendFailure(stream));
    return;
  }
  onward.on('trailers', (given) => {
    trailers = given;
  });
  onward.on('response', (response, flags) => {
    if (stream.destroyed) return;
    const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(response, isWhole ? { endStream: true } : { waitForTrailers: true });
    if (isWhole) return;
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    onward.pipe(stream);
  });
};

/** Forwards each stream of an HTTP/2 connection over a second connection, or applies the fate of the stream. */
export function forwardStreams(session: ServerHttp2Session, target: number, drawFate: () => Promise<Fate>): void {
  const service = http2.connect(`http://${HOST}:${target}`);
  service.on('error', () => session.destroy());
  service.on('close', () => session.destroy());
  session.on('error', () => service.destroy());
  session.on('close', () => service.destroy());
  session.on('stream', async (stream, headers) => {
    stream.on('error', () => undefined);
    const fate = await drawFate();
    if (stream.destroyed || service.destroyed) return;
    if (fate === 'fail') {
      stream.resume();
      sendFailure(stream);
      return;
    }
    pass(stream, headers, service, fate);
  });
}
