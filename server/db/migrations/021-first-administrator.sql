-- The account with the id 1 is the first administrator's: whoever signs up before there is one gets another number.
select setval(pg_get_serial_sequence('users', 'id'), greatest(1, (select max(id) from users)));
