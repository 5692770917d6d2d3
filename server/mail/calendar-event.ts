import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event of a calendar file. Times are instants, so that no time zone rules travel with it. */
export interface CalendarEvent {
  /** The same for every version of the event. */
  readonly uid: string;
  /** Rises with every version; calendars ignore lower ones. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly lengthMinutes: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly isCancelled: boolean;
}

/** The UID of an interview, the same in every calendar file. */
export function buildInterviewUid(publicUrl: string, tenantId: number, id: number): string {
  return `interview-${tenantId}-${id}@${new URL(publicUrl).hostname}`;
}

interface People {
  readonly organizer: { readonly name: string; readonly address: string };
  readonly attendee: { readonly name: string; readonly address: string };
}

/** An iCalendar invitation (RFC 5545) for one person; for a canceled event, its cancellation. */
export function buildInvitation(event: CalendarEvent, { organizer, attendee }: People): CalendarPart {
  const method = event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: '-//Wavelength//Interviews//EN' });
  const entry = addEvent(calendar, event);
  entry.organizer({ name: organizer.name, email: organizer.address });
  entry.createAttendee({ name: attendee.name, email: attendee.address, rsvp: false });
  return { method: event.isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}

/** A calendar to subscribe to (RFC 5545): every event, without a method, because it invites no one. */
export function buildCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({ name, prodId: '-//Wavelength//Interviews//EN', ttl: refreshSeconds });
  for (const event of events) addEvent(calendar, event);
  return calendar.toString();
}

/** How often calendar programs should ask again. */
const refreshSeconds = 3600;

/** A calendar part of an email. */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

function addEvent(calendar: ReturnType<typeof ical>, event: CalendarEvent) {
  return calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    start: event.startsAt,
    end: new Date(event.startsAt.getTime() + event.lengthMinutes * 60_000),
    summary: event.summary,
    description: event.description,
    location: event.location,
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}
