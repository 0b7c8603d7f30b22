// `kosh/client`: typed clients of both services for any runtime that has fetch.
export * from './prompts.ts';
export { type CallOptions, type ClientOptions, NetworkError, ServiceError } from './request.ts';
export * from './tariff.ts';
