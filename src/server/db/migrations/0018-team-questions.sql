-- What staff asked of who applied to a team, as with members' applications.
alter table team_application add column missing jsonb not null default '[]';
