/** The part of the dashboard that belongs to a resource. */
export type OnDashboard = {
  /**
   * Position of its total among the figures, ascending; without it there is no figure. `part` counts the records that
   * the list finds with a filter, shown beside the total: the message `resources.{resource}.figure.{name}`.
   */
  figure?: { order: number; part?: { name: string; filter: Readonly<Record<string, string>> } };
  /** Its items in the work queue. */
  queue?: readonly QueueItem[];
};

/**
 * Records that need attention: those the list finds with `filter` (wire parameters, derived fields and the parents in
 * the list's address). Every user who may visit the list sees their number, followed by the message
 * `resources.{resource}.queue.{name}` in singular or plural.
 */
export type QueueItem = {
  name: string;
  filter: Readonly<Record<string, string>>;
  /**
   * The field with the day or moment since when a record waits. The age of the oldest is then shown with the message
   * `resources.{resource}.queue.{name}_since`.
   */
  since?: string;
  /**
   * The field with the day on which a record is due. The earliest is then shown with the message
   * `resources.{resource}.queue.{name}_due`, and raises the tone where it is near or past.
   */
  due?: string;
  tone: QueueTone;
  /** Position among the items of the same tone, across all resources, ascending. */
  order: number;
};

/** How urgent an item is: failed or overdue, waiting or due soon, or not urgent. */
export const QUEUE_TONES = ['error', 'warning', 'info'] as const;
export type QueueTone = (typeof QUEUE_TONES)[number];
