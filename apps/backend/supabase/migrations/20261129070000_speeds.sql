-- Sums of how fast pages were, beside what is seen, played and downloaded: lcp, inp and cls, each good, fair or poor.
alter table daily_counts drop constraint daily_counts_kind_check;
alter table daily_counts add constraint daily_counts_kind_check
  check (kind ~ '^(view|play|played-(25|50|75|100)|download|(lcp|inp|cls)-(good|fair|poor))$');
