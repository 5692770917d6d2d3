import { availableParallelism, totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** Settings of the embedded server, based on the available memory. `extra` overrides them. */
export function serverSettings(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  const memory = Math.floor(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / megabyte);
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '80',
    shared_buffers: `${Math.max(32, Math.min(512, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(64, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: `${Math.max(32, Math.min(256, Math.floor(memory / 16)))}MB`,
    max_parallel_workers_per_gather: availableParallelism() > 2 ? '2' : '0',
    random_page_cost: '1.1',
    // JIT compilation costs more than it saves for short queries.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One file per weekday, so the log covers at most seven days.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'day-%u.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_checkpoints: 'off',
    // Cancels queries of disconnected clients.
    client_connection_check_interval: '1s',
    ...extra,
  };
}
