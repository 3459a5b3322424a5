BEGIN TRANSACTION;
CREATE TABLE "attendance" ("class_id" text not null, "member_id" text not null, "session" integer not null, constraint "attendance_key" primary key ("class_id", "member_id", "session"));
INSERT INTO "attendance" VALUES('500036','3a6e7343-5ae0-485f-beaa-b437b6073c0a',2);
CREATE TABLE "audit_log" ("id" text primary key, "at" text not null, "email" text not null, "action" text not null, "subject" text not null, "detail" text not null, "address" text not null);
INSERT INTO "audit_log" VALUES('01a21800-8f22-720c-ae99-d9a0887419fb','2026-11-26T13:16:59.553Z','trainer@example.com','sign-in','','password','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-8f64-780f-b2a8-d0753b22134e','2026-11-26T13:16:59.620Z','trainer@example.com','questions created','Draft only: may I bring a colleague?','bd10c0cc-df8b-4a32-9560-4d39e557799d','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-8fa0-77a6-adbf-1cd37552c17c','2026-11-26T13:16:59.680Z','trainer@example.com','questions saved','How do I become a member? (changed, not published)','faq-1','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-8fbc-7828-a5ed-0e0c03dd8039','2026-11-26T13:16:59.708Z','trainer@example.com','questions deleted','I have an activation key. What do I do with it?','faq-2','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-8fd0-7370-ab61-52697dee1bcc','2026-11-26T13:16:59.728Z','trainer@example.com','experts saved','Amara Lindqvist-Osei','900001','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-8fd9-7df5-8771-4a4e8552a792','2026-11-26T13:16:59.737Z','trainer@example.com','experts published','Amara Lindqvist-Osei','900001','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-8fe9-752b-9ed3-1106efe33f73','2026-11-26T13:16:59.752Z','trainer@example.com','partners created','Draft partner','draft-partner-02c6','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-900c-7107-873c-f2723aa8a300','2026-11-26T13:16:59.788Z','trainer@example.com','class created','class 500035','A draft of a class','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-9016-7ca6-b86d-83b0474f8f47','2026-11-26T13:16:59.798Z','trainer@example.com','class created','class 500036','A full class','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-9020-788b-9d32-36982e7a7201','2026-11-26T13:16:59.808Z','trainer@example.com','class published','class 500036','A full class','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-9028-758d-aebf-09554596bf46','2026-11-26T13:16:59.816Z','trainer@example.com','class created','class 500037','A cancelled class','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-9030-7d16-a87b-b823ee82dc8d','2026-11-26T13:16:59.824Z','trainer@example.com','class published','class 500037','A cancelled class','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-9036-7e9c-8844-c873339c0d34','2026-11-26T13:16:59.830Z','trainer@example.com','class created','class 500038','A deleted class','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-903d-7b26-800b-d0b5a542e405','2026-11-26T13:16:59.837Z','trainer@example.com','class deleted','class 500038','A deleted class','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-904b-73de-9198-6680b021771b','2026-11-26T13:16:59.851Z','trainer@example.com','staff invited','editor@example.com','editor','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-caaf-7935-9d50-fa8b3690debc','2026-11-26T13:17:14.799Z','trainer@example.com','sign-in','','password','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-e83f-7afe-beab-ddde3ddc986e','2026-11-26T13:17:22.367Z','trainer@example.com','sign-in','','password','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21800-f9b6-7715-b788-2d2f1ed7391f','2026-11-26T13:17:26.838Z','trainer@example.com','class cancelled','class 500037','A cancelled class, mails: 0','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-51f3-74a6-9597-2263c5de2186','2026-11-26T13:17:49.427Z','trainer@example.com','sign-in','','password','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-5274-7ccf-b5b3-047a39b48238','2026-11-26T13:17:49.556Z','trainer@example.com','class created','class 500039','A cancelled class with a member','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-530e-76b3-ac10-4defc6c7972c','2026-11-26T13:17:49.710Z','trainer@example.com','class published','class 500039','A cancelled class with a member','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-538b-73d2-9b0e-612ceca240ac','2026-11-26T13:17:49.835Z','trainer@example.com','member invited','anna@example.org','class 500036','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-572e-7077-9815-cf55ba68a4e4','2026-11-26T13:17:50.766Z','trainer@example.com','member invited','boris@example.org','class 500039','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-5b3f-7f6d-abd0-6e0ac39ac449','2026-11-26T13:17:51.807Z','trainer@example.com','member invited','open.invitation@example.org','class 500039','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-8883-7604-8dfa-4d58fa6f57a8','2026-11-26T13:18:03.395Z','trainer@example.com','sign-in','','password','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-8adf-7e41-ae6a-6ee47e6ca660','2026-11-26T13:18:03.971Z','trainer@example.com','member waits','boris@example.org','class 500036','127.0.0.1');
INSERT INTO "audit_log" VALUES('01a21801-8b9e-708c-927f-c3985c224427','2026-11-26T13:18:04.189Z','trainer@example.com','attendance marked','anna@example.org','class 500036, session 2: present','127.0.0.1');
CREATE TABLE "classes" ("id" text primary key, "language_id" text not null references "languages" ("id"), "trainer_id" text references "experts" ("id"), "name" text not null, "description" text not null, "starts_at" text not null, "local_start" text not null, "time_zone" text not null, "pattern" text not null, "mode" text not null, "created_date" text not null, "price" text not null, "old_price" text not null, "currency" text not null, "rating" double precision not null, "seats_total" integer not null, "seats_left" integer not null, "state" text default 'published' not null, "version" integer default 1 not null, "ends_at" text default '' not null, constraint "classes_seats" check (seats_left between 0 and seats_total));
INSERT INTO "classes" VALUES('500001','1111118','900003','Digital Product, evening track','<p>For whole teams who want one product file by the end of the course.</p><ul><li>30 hours, 10 x 3 h, Mon+Wed 18:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-09T15:30:00.000Z','2026-12-09T18:30:00+03:00','Europe/Istanbul','10 x 3 h, Mon+Wed 18:30','Live online','20261025','1450','1650','EUR',4.8,16,5,'published',1,'2027-01-11T18:30:00.000Z');
INSERT INTO "classes" VALUES('500002','1111118','900016','Digital Product, weekend track','<p>For people who can only learn at the weekend.</p><ul><li>30 hours, 5 x 6 h, Sat 10:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-09T10:00:00.000Z','2027-01-09T10:00:00+00:00','Europe/Dublin','5 x 6 h, Sat 10:00','Live online','20261125','1450','','EUR',4.7,16,9,'published',1,'2027-02-06T16:00:00.000Z');
INSERT INTO "classes" VALUES('500003','1111118','900003','Digital Product Agile Coach track (60 hours)','<p>For experienced members who want to coach and be certified.</p><ul><li>60 hours, 20 x 3 h, Tue+Thu 18:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-05T17:00:00.000Z','2027-01-05T18:00:00+01:00','Europe/Berlin','20 x 3 h, Tue+Thu 18:00','Live online','20261121','2900','3200','EUR',4.9,14,3,'published',1,'2027-03-11T20:00:00.000Z');
INSERT INTO "classes" VALUES('500004','1111118','900023','Digital Product, Americas morning','<p>For teams in American time zones, in the morning.</p><ul><li>30 hours, 10 x 3 h, Tue+Thu 09:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-05T14:00:00.000Z','2027-01-05T09:00:00-05:00','America/Toronto','10 x 3 h, Tue+Thu 09:00','Live online','20261121','1590','','USD',4.6,16,12,'published',1,'2027-02-04T17:00:00.000Z');
INSERT INTO "classes" VALUES('500005','1111118','900002','Digital Product, company pilot (open seats)','<p>One company brings its real case; the open seats are for everyone else.</p><ul><li>30 hours, 5 x 6 h, Mon-Fri 09:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-19T08:30:00.000Z','2027-01-19T09:30:00+01:00','Europe/Brussels','5 x 6 h, Mon-Fri 09:30','Blended','20261205','1450','1550','EUR',4.8,12,2,'published',1,'2027-01-25T14:30:00.000Z');
INSERT INTO "classes" VALUES('500006','1111118','900020','Digital Product, Pacific evening','<p>For teams around the Pacific, after work.</p><ul><li>30 hours, 10 x 3 h, Mon+Wed 19:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-27T06:00:00.000Z','2027-01-27T19:00:00+13:00','Pacific/Auckland','10 x 3 h, Mon+Wed 19:00','Live online','20261213','1590','','USD',0.0,16,16,'published',1,'2027-03-01T09:00:00.000Z');
INSERT INTO "classes" VALUES('500007','1111118','900016','Digital Product Agile Coach track, second group','<p>The next round of the coach track, still with every seat free.</p><ul><li>60 hours, 20 x 3 h, Mon+Wed 18:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-02-24T18:00:00.000Z','2027-02-24T18:00:00+00:00','Europe/Lisbon','20 x 3 h, Mon+Wed 18:00','Live online','20270110','2900','','EUR',4.9,14,14,'published',1,'2027-05-03T20:00:00.000Z');
INSERT INTO "classes" VALUES('500008','1111112','900004','Language of Money, two weekends','<p>For product managers who have to defend a budget.</p><ul><li>14 hours, 4 x 3.5 h, Sat+Sun 10:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-05T07:00:00.000Z','2026-12-05T10:00:00+03:00','Europe/Istanbul','4 x 3.5 h, Sat+Sun 10:00','Live online','20261021','620','700','EUR',4.7,18,4,'published',1,'2026-12-13T10:30:00.000Z');
INSERT INTO "classes" VALUES('500009','1111112','900010','Language of Money for startups','<p>For founders before their first investor meeting.</p><ul><li>14 hours, 4 x 3.5 h, Fri 14:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-18T14:00:00.000Z','2026-12-18T14:00:00+00:00','Europe/Dublin','4 x 3.5 h, Fri 14:00','Live online','20261103','620','','EUR',4.8,18,11,'published',1,'2027-01-08T17:30:00.000Z');
INSERT INTO "classes" VALUES('500010','1111112','900004','Language of Money, lunch track','<p>For people with two free hours at noon.</p><ul><li>14 hours, 7 x 2 h, Tue+Thu 12:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-05T12:00:00.000Z','2027-01-05T12:00:00+00:00','Africa/Accra','7 x 2 h, Tue+Thu 12:00','Live online','20261121','540','','USD',4.6,20,8,'published',1,'2027-01-26T14:00:00.000Z');
INSERT INTO "classes" VALUES('500011','1111112','900011','Language of Money, intensive','<p>Two full days with a finance guest.</p><ul><li>14 hours, 2 x 7 h, Thu+Fri 09:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-14T08:30:00.000Z','2027-01-14T09:30:00+01:00','Europe/Zurich','2 x 7 h, Thu+Fri 09:30','Classroom','20261130','690','','EUR',4.5,16,0,'published',1,'2027-01-15T15:30:00.000Z');
INSERT INTO "classes" VALUES('500012','1111112','900022','Language of Money, evening track','<p>For owners of services that already earn something.</p><ul><li>14 hours, 7 x 2 h, Mon+Wed 19:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-02-01T18:00:00.000Z','2027-02-01T19:00:00+01:00','Europe/Paris','7 x 2 h, Mon+Wed 19:00','Live online','20261218','620','','EUR',0.0,18,18,'published',1,'2027-02-22T20:00:00.000Z');
INSERT INTO "classes" VALUES('500013','1111117','900015','Language of Form, evening track','<p>For anybody who specifies screens.</p><ul><li>10 hours, 5 x 2 h, Mon+Wed 18:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-07T15:30:00.000Z','2026-12-07T18:30:00+03:00','Europe/Istanbul','5 x 2 h, Mon+Wed 18:30','Live online','20261023','480','520','EUR',4.9,18,2,'published',1,'2026-12-21T17:30:00.000Z');
INSERT INTO "classes" VALUES('500014','1111117','900009','Language of Form for analysts','<p>For analysts who write for developers.</p><ul><li>10 hours, 5 x 2 h, Tue+Thu 17:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-05T11:30:00.000Z','2027-01-05T17:00:00+05:30','Asia/Kolkata','5 x 2 h, Tue+Thu 17:00','Live online','20261121','430','','USD',4.8,20,13,'published',1,'2027-01-19T13:30:00.000Z');
INSERT INTO "classes" VALUES('500015','1111117','900008','Language of Form, one week','<p>Five mornings, five forms.</p><ul><li>10 hours, 5 x 2 h, daily 09:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-08T08:00:00.000Z','2027-01-08T09:00:00+01:00','Europe/Oslo','5 x 2 h, daily 09:00','Live online','20261124','480','','EUR',4.6,18,10,'published',1,'2027-01-12T10:00:00.000Z');
INSERT INTO "classes" VALUES('500016','1111117','900022','Language of Form, weekend','<p>For teams with mobile users and weak connections.</p><ul><li>10 hours, 2 x 5 h, Sat+Sun 10:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-02-06T10:00:00.000Z','2027-02-06T10:00:00+00:00','Africa/Dakar','2 x 5 h, Sat+Sun 10:00','Live online','20261223','430','','USD',0.0,20,20,'published',1,'2027-02-07T15:00:00.000Z');
INSERT INTO "classes" VALUES('500017','1111111','900001','Language of User Story, evening track','<p>For product owners and the people who ask them questions.</p><ul><li>10 hours, 5 x 2 h, Tue+Thu 18:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-03T17:30:00.000Z','2026-12-03T18:30:00+01:00','Europe/Stockholm','5 x 2 h, Tue+Thu 18:30','Live online','20261019','480','560','EUR',4.9,18,1,'published',1,'2026-12-17T19:30:00.000Z');
INSERT INTO "classes" VALUES('500018','1111111','900014','Language of User Story for development teams','<p>For developers who want better questions.</p><ul><li>10 hours, 5 x 2 h, daily 13:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-11T12:00:00.000Z','2026-12-11T13:00:00+01:00','Europe/Amsterdam','5 x 2 h, daily 13:00','Live online','20261027','480','','EUR',4.8,18,7,'published',1,'2026-12-15T14:00:00.000Z');
INSERT INTO "classes" VALUES('500019','1111111','900020','Language of User Story, Pacific morning','<p>For teams in New Zealand, Australia and the islands.</p><ul><li>10 hours, 5 x 2 h, Tue+Thu 09:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-04T20:00:00.000Z','2027-01-05T09:00:00+13:00','Pacific/Auckland','5 x 2 h, Tue+Thu 09:00','Live online','20261121','520','','USD',4.7,18,14,'published',1,'2027-01-18T22:00:00.000Z');
INSERT INTO "classes" VALUES('500020','1111111','900019','Language of User Story, weekend','<p>Two days, forty stories, one red pen.</p><ul><li>10 hours, 2 x 5 h, Sat+Sun 10:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-16T09:00:00.000Z','2027-01-16T10:00:00+01:00','Europe/Warsaw','2 x 5 h, Sat+Sun 10:00','Live online','20261202','480','','EUR',4.6,18,18,'published',1,'2027-01-17T14:00:00.000Z');
INSERT INTO "classes" VALUES('500021','1111111','900019','Language of User Story for testers','<p>For testers who answer yes or no.</p><ul><li>10 hours, 5 x 2 h, Mon+Wed 17:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-02-10T16:30:00.000Z','2027-02-10T17:30:00+01:00','Europe/Warsaw','5 x 2 h, Mon+Wed 17:30','Live online','20261227','480','','EUR',0.0,18,18,'published',1,'2027-02-24T18:30:00.000Z');
INSERT INTO "classes" VALUES('500022','1111116','900005','Language of Data Flow, evening track','<p>For people who draw the process and forget the data.</p><ul><li>10 hours, 5 x 2 h, Mon+Wed 18:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-07T17:30:00.000Z','2026-12-07T18:30:00+01:00','Europe/Berlin','5 x 2 h, Mon+Wed 18:30','Live online','20261023','480','','EUR',4.8,18,6,'published',1,'2026-12-21T19:30:00.000Z');
INSERT INTO "classes" VALUES('500023','1111116','900018','Language of Data Flow for operations','<p>For operations, with a walk through a real flow.</p><ul><li>10 hours, 2 x 5 h, Thu+Fri 09:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-07T08:30:00.000Z','2027-01-07T09:30:00+01:00','Europe/Madrid','2 x 5 h, Thu+Fri 09:30','Classroom','20261123','510','560','EUR',4.7,16,3,'published',1,'2027-01-08T13:30:00.000Z');
INSERT INTO "classes" VALUES('500024','1111116','900021','Language of Data Flow, lunch track','<p>For teams who can meet for lunch all week.</p><ul><li>10 hours, 5 x 2 h, daily 12:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-04T11:00:00.000Z','2027-01-04T12:00:00+01:00','Europe/Budapest','5 x 2 h, daily 12:00','Live online','20261120','480','','EUR',4.5,18,9,'published',1,'2027-01-08T13:00:00.000Z');
INSERT INTO "classes" VALUES('500025','1111116','900005','Language of Data Flow, morning','<p>For early risers with a flow to repair.</p><ul><li>10 hours, 5 x 2 h, Tue+Thu 09:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-02-16T08:00:00.000Z','2027-02-16T09:00:00+01:00','Europe/Berlin','5 x 2 h, Tue+Thu 09:00','Live online','20270102','480','','EUR',0.0,18,18,'published',1,'2027-03-02T10:00:00.000Z');
INSERT INTO "classes" VALUES('500026','1111115','900016','Language of User Story Management, evening','<p>For owners of a backlog where everything is priority one.</p><ul><li>12 hours, 6 x 2 h, Tue+Thu 19:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-10T18:00:00.000Z','2026-12-10T19:00:00+01:00','Europe/Paris','6 x 2 h, Tue+Thu 19:00','Live online','20261026','540','','EUR',4.7,18,8,'published',1,'2026-12-29T20:00:00.000Z');
INSERT INTO "classes" VALUES('500027','1111115','900007','Language of User Story Management, afternoons','<p>For teams in South-East Asia, after lunch.</p><ul><li>12 hours, 6 x 2 h, Mon+Wed 14:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-04T07:00:00.000Z','2027-01-04T14:00:00+07:00','Asia/Jakarta','6 x 2 h, Mon+Wed 14:00','Live online','20261120','490','540','USD',4.6,20,12,'published',1,'2027-01-20T09:00:00.000Z');
INSERT INTO "classes" VALUES('500028','1111115','900008','Language of User Story Management, weekend','<p>Two days with changes arriving in the middle.</p><ul><li>12 hours, 2 x 6 h, Sat+Sun 10:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-30T09:00:00.000Z','2027-01-30T10:00:00+01:00','Europe/Oslo','2 x 6 h, Sat+Sun 10:00','Live online','20261216','540','','EUR',0.0,18,18,'published',1,'2027-01-31T15:00:00.000Z');
INSERT INTO "classes" VALUES('500029','1111113','900013','Language of Data, evening track','<p>For people who argue about screens and mean data.</p><ul><li>18 hours, 9 x 2 h, Mon+Wed 18:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-14T16:30:00.000Z','2026-12-14T18:30:00+02:00','Europe/Athens','9 x 2 h, Mon+Wed 18:30','Live online','20261030','760','840','EUR',4.8,16,5,'published',1,'2027-01-11T18:30:00.000Z');
INSERT INTO "classes" VALUES('500030','1111113','900023','Language of Data for analysts','<p>For analysts who wait too long for reports.</p><ul><li>18 hours, 6 x 3 h, Sat 10:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-16T15:00:00.000Z','2027-01-16T10:00:00-05:00','America/Toronto','6 x 3 h, Sat 10:00','Live online','20261202','790','','USD',4.7,16,10,'published',1,'2027-02-20T18:00:00.000Z');
INSERT INTO "classes" VALUES('500031','1111113','900009','Language of Data, mornings','<p>For stewards and owners of columns.</p><ul><li>18 hours, 9 x 2 h, Tue+Thu 09:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-02-09T03:30:00.000Z','2027-02-09T09:00:00+05:30','Asia/Kolkata','9 x 2 h, Tue+Thu 09:00','Live online','20261226','690','','USD',0.0,18,18,'published',1,'2027-03-09T05:30:00.000Z');
INSERT INTO "classes" VALUES('500032','1111114','900006','Language of Data Oriented Programming, evening','<p>For developers who want to agree before they code.</p><ul><li>18 hours, 9 x 2 h, Tue+Thu 18:30</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2026-12-17T18:30:00.000Z','2026-12-17T18:30:00+00:00','Europe/Lisbon','9 x 2 h, Tue+Thu 18:30','Live online','20261102','760','','EUR',4.9,16,4,'published',1,'2027-01-14T20:30:00.000Z');
INSERT INTO "classes" VALUES('500033','1111114','900012','Language of Data Oriented Programming for architects','<p>For architects with more integrations than meetings.</p><ul><li>18 hours, 6 x 3 h, Fri 14:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-01-22T13:00:00.000Z','2027-01-22T14:00:00+01:00','Europe/Zurich','6 x 3 h, Fri 14:00','Blended','20261208','820','900','EUR',4.8,12,6,'published',1,'2027-02-26T16:00:00.000Z');
INSERT INTO "classes" VALUES('500034','1111114','900014','Language of Data Oriented Programming, mornings','<p>For teams who start the day with an API.</p><ul><li>18 hours, 9 x 2 h, Mon+Wed 09:00</li><li>Small group, one product case for the whole class</li><li>Practice in the Simulation Platform included</li></ul>','2027-02-22T08:00:00.000Z','2027-02-22T09:00:00+01:00','Europe/Amsterdam','9 x 2 h, Mon+Wed 09:00','Live online','20270108','760','','EUR',0.0,16,16,'published',1,'2027-03-22T10:00:00.000Z');
INSERT INTO "classes" VALUES('500035','1111113','900001','A draft of a class','<p>About it.</p>','2027-03-01T17:30:00.000Z','2027-03-01T18:30:00+01:00','Europe/Vienna','4 x 3 h, Mon+Wed 18:30','Live online','20261126','480','','EUR',0.0,2,2,'draft',1,'2027-03-10T20:30:00.000Z');
INSERT INTO "classes" VALUES('500036','1111113','900001','A full class','<p>About it.</p>','2027-03-01T17:30:00.000Z','2027-03-01T18:30:00+01:00','Europe/Vienna','4 x 3 h, Mon+Wed 18:30','Live online','20261126','480','','EUR',0.0,1,0,'published',2,'2027-03-10T20:30:00.000Z');
INSERT INTO "classes" VALUES('500037','1111113','900001','A cancelled class','<p>About it.</p>','2027-03-01T17:30:00.000Z','2027-03-01T18:30:00+01:00','Europe/Vienna','4 x 3 h, Mon+Wed 18:30','Live online','20261126','480','','EUR',0.0,3,3,'cancelled',3,'2027-03-10T20:30:00.000Z');
INSERT INTO "classes" VALUES('500038','1111113','900001','A deleted class','<p>About it.</p>','2027-03-01T17:30:00.000Z','2027-03-01T18:30:00+01:00','Europe/Vienna','4 x 3 h, Mon+Wed 18:30','Live online','20261126','480','','EUR',0.0,2,2,'deleted',2,'2027-03-10T20:30:00.000Z');
INSERT INTO "classes" VALUES('500039','1111113','900001','A cancelled class with a member','<p>About it.</p>','2027-03-01T17:30:00.000Z','2027-03-01T18:30:00+01:00','Europe/Vienna','4 x 3 h, Mon+Wed 18:30','Live online','20261126','480','','EUR',0.0,3,3,'published',2,'2027-03-10T20:30:00.000Z');
CREATE TABLE "content_changes" ("key" text primary key, "version" integer not null);
INSERT INTO "content_changes" VALUES('experts',190);
INSERT INTO "content_changes" VALUES('experts/900001',190);
INSERT INTO "content_changes" VALUES('experts/900002',27);
INSERT INTO "content_changes" VALUES('experts/900003',29);
INSERT INTO "content_changes" VALUES('experts/900004',31);
INSERT INTO "content_changes" VALUES('experts/900005',33);
INSERT INTO "content_changes" VALUES('experts/900006',35);
INSERT INTO "content_changes" VALUES('experts/900007',37);
INSERT INTO "content_changes" VALUES('experts/900008',39);
INSERT INTO "content_changes" VALUES('experts/900009',41);
INSERT INTO "content_changes" VALUES('experts/900010',43);
INSERT INTO "content_changes" VALUES('experts/900011',45);
INSERT INTO "content_changes" VALUES('experts/900012',47);
INSERT INTO "content_changes" VALUES('experts/900013',48);
INSERT INTO "content_changes" VALUES('experts/900014',50);
INSERT INTO "content_changes" VALUES('experts/900015',52);
INSERT INTO "content_changes" VALUES('experts/900016',54);
INSERT INTO "content_changes" VALUES('experts/900017',56);
INSERT INTO "content_changes" VALUES('experts/900018',57);
INSERT INTO "content_changes" VALUES('experts/900019',59);
INSERT INTO "content_changes" VALUES('experts/900020',61);
INSERT INTO "content_changes" VALUES('experts/900021',63);
INSERT INTO "content_changes" VALUES('experts/900022',65);
INSERT INTO "content_changes" VALUES('experts/900023',67);
INSERT INTO "content_changes" VALUES('samples',113);
INSERT INTO "content_changes" VALUES('samples/700001',68);
INSERT INTO "content_changes" VALUES('samples?expert=900010',111);
INSERT INTO "content_changes" VALUES('samples?language=1111111',75);
INSERT INTO "content_changes" VALUES('samples/700002',69);
INSERT INTO "content_changes" VALUES('samples?expert=900007',104);
INSERT INTO "content_changes" VALUES('samples/700003',70);
INSERT INTO "content_changes" VALUES('samples?expert=900021',109);
INSERT INTO "content_changes" VALUES('samples/700004',71);
INSERT INTO "content_changes" VALUES('samples?expert=900011',105);
INSERT INTO "content_changes" VALUES('samples/700005',72);
INSERT INTO "content_changes" VALUES('samples?expert=900014',100);
INSERT INTO "content_changes" VALUES('samples/700006',73);
INSERT INTO "content_changes" VALUES('samples?expert=900016',113);
INSERT INTO "content_changes" VALUES('samples/700007',74);
INSERT INTO "content_changes" VALUES('samples?expert=900008',106);
INSERT INTO "content_changes" VALUES('samples/700008',75);
INSERT INTO "content_changes" VALUES('samples?expert=900020',81);
INSERT INTO "content_changes" VALUES('samples/700009',76);
INSERT INTO "content_changes" VALUES('samples?language=1111112',82);
INSERT INTO "content_changes" VALUES('samples/700010',77);
INSERT INTO "content_changes" VALUES('samples?expert=900004',77);
INSERT INTO "content_changes" VALUES('samples/700011',78);
INSERT INTO "content_changes" VALUES('samples/700012',79);
INSERT INTO "content_changes" VALUES('samples/700013',80);
INSERT INTO "content_changes" VALUES('samples/700014',81);
INSERT INTO "content_changes" VALUES('samples/700015',82);
INSERT INTO "content_changes" VALUES('samples?expert=900022',82);
INSERT INTO "content_changes" VALUES('samples/700016',83);
INSERT INTO "content_changes" VALUES('samples?expert=900015',112);
INSERT INTO "content_changes" VALUES('samples?language=1111117',88);
INSERT INTO "content_changes" VALUES('samples/700017',84);
INSERT INTO "content_changes" VALUES('samples?expert=900009',99);
INSERT INTO "content_changes" VALUES('samples/700018',85);
INSERT INTO "content_changes" VALUES('samples/700019',86);
INSERT INTO "content_changes" VALUES('samples?expert=900023',95);
INSERT INTO "content_changes" VALUES('samples/700020',87);
INSERT INTO "content_changes" VALUES('samples?expert=900006',102);
INSERT INTO "content_changes" VALUES('samples/700021',88);
INSERT INTO "content_changes" VALUES('samples/700022',89);
INSERT INTO "content_changes" VALUES('samples?language=1111116',94);
INSERT INTO "content_changes" VALUES('samples/700023',90);
INSERT INTO "content_changes" VALUES('samples?expert=900005',97);
INSERT INTO "content_changes" VALUES('samples/700024',91);
INSERT INTO "content_changes" VALUES('samples?expert=900018',91);
INSERT INTO "content_changes" VALUES('samples/700025',92);
INSERT INTO "content_changes" VALUES('samples/700026',93);
INSERT INTO "content_changes" VALUES('samples?expert=900001',93);
INSERT INTO "content_changes" VALUES('samples/700027',94);
INSERT INTO "content_changes" VALUES('samples/700028',95);
INSERT INTO "content_changes" VALUES('samples?language=1111113',99);
INSERT INTO "content_changes" VALUES('samples/700029',96);
INSERT INTO "content_changes" VALUES('samples?expert=900013',98);
INSERT INTO "content_changes" VALUES('samples/700030',97);
INSERT INTO "content_changes" VALUES('samples/700031',98);
INSERT INTO "content_changes" VALUES('samples/700032',99);
INSERT INTO "content_changes" VALUES('samples/700033',100);
INSERT INTO "content_changes" VALUES('samples?language=1111114',103);
INSERT INTO "content_changes" VALUES('samples/700034',101);
INSERT INTO "content_changes" VALUES('samples?expert=900012',103);
INSERT INTO "content_changes" VALUES('samples/700035',102);
INSERT INTO "content_changes" VALUES('samples/700036',103);
INSERT INTO "content_changes" VALUES('samples/700037',104);
INSERT INTO "content_changes" VALUES('samples?language=1111115',107);
INSERT INTO "content_changes" VALUES('samples/700038',105);
INSERT INTO "content_changes" VALUES('samples/700039',106);
INSERT INTO "content_changes" VALUES('samples/700040',107);
INSERT INTO "content_changes" VALUES('samples?expert=900019',107);
INSERT INTO "content_changes" VALUES('samples/700041',108);
INSERT INTO "content_changes" VALUES('samples?expert=900017',108);
INSERT INTO "content_changes" VALUES('samples?language=1111217',110);
INSERT INTO "content_changes" VALUES('samples/700042',109);
INSERT INTO "content_changes" VALUES('samples/700043',110);
INSERT INTO "content_changes" VALUES('samples?expert=900002',110);
INSERT INTO "content_changes" VALUES('samples/700044',111);
INSERT INTO "content_changes" VALUES('samples?language=1111118',113);
INSERT INTO "content_changes" VALUES('samples/700045',112);
INSERT INTO "content_changes" VALUES('samples/700046',113);
INSERT INTO "content_changes" VALUES('classes',201);
INSERT INTO "content_changes" VALUES('faqItems',185);
INSERT INTO "content_changes" VALUES('partners',184);
CREATE TABLE "content_records" ("kind" text not null, "id" text not null, "version" integer not null, "published_version" integer, "position" integer not null, "title" text not null, "search" text not null, "data" text not null, "updated_at" text not null, "updated_by" text not null, "deleted_at" text, constraint "content_records_key" primary key ("kind", "id"));
INSERT INTO "content_records" VALUES('questions','faq-1',2,1,0,'How do I become a member? (changed, not published)','how do i become a member? (changed, not published) membership <p>to inquire about membership, please get in touch with your corporate trainer. your trainer opens your membership and you receive an activation key by e-mail. there is no self-service sign-up.</p>','{"question":"How do I become a member? (changed, not published)","topic":"membership","answer":"<p>To inquire about membership, please get in touch with your Corporate Trainer. Your trainer opens your membership and you receive an activation key by e-mail. There is no self-service sign-up.</p>"}','2026-11-26T13:16:59.674Z','trainer@example.com',NULL);
INSERT INTO "content_records" VALUES('questions','faq-2',2,1,1,'I have an activation key. What do I do with it?','i have an activation key. what do i do with it? membership <p>open the link in the e-mail. the page asks for the pass code you were sent and a password. choose at least eight characters, or six with letters and digits, and press <strong>create account</strong>.</p>','{"question":"I have an activation key. What do I do with it?","topic":"membership","answer":"<p>Open the link in the e-mail. The page asks for the pass code you were sent and a password. Choose at least eight characters, or six with letters and digits, and press <strong>Create Account</strong>.</p>"}','2026-11-26T13:16:59.707Z','trainer@example.com','2026-11-26T13:16:59.708Z');
INSERT INTO "content_records" VALUES('questions','faq-3',1,1,2,'My pass code did not arrive.','my pass code did not arrive. membership <p>check the spam folder, then press <strong>resend pass code</strong> on the activation page. you can ask again after 15 seconds. the newest code is the valid one.</p>','{"question":"My pass code did not arrive.","topic":"membership","answer":"<p>Check the spam folder, then press <strong>Resend pass code</strong> on the activation page. You can ask again after 15 seconds. The newest code is the valid one.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-4',1,1,3,'What is a ''Language'' here?','what is a ''language'' here? languages <p>a language is an agreed way to describe one side of a digital product: its money, its flow, its stories, its forms, its data or its operations. it has a vocabulary, a card and rules for a complete description.</p>','{"question":"What is a ''Language'' here?","topic":"languages","answer":"<p>A Language is an agreed way to describe one side of a digital product: its money, its flow, its stories, its forms, its data or its operations. It has a vocabulary, a card and rules for a complete description.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-5',1,1,4,'How many Languages are there: seven, eight or nine?','how many languages are there: seven, eight or nine? languages <p>all three numbers are used. seven languages are coached in daily work. with financial statement there are eight, one for each card type. digital product combines the eight, so the course list has nine entries.</p>','{"question":"How many Languages are there: seven, eight or nine?","topic":"languages","answer":"<p>All three numbers are used. Seven Languages are coached in daily work. With Financial Statement there are eight, one for each card type. Digital Product combines the eight, so the course list has nine entries.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-6',1,1,5,'Where should I start?','where should i start? languages <p>use <a href="/my-needs">my needs</a>. switch off what your role does not need and the page shows what is left, with the hours. if you still hesitate, start with user story; every other language meets it.</p>','{"question":"Where should I start?","topic":"languages","answer":"<p>Use <a href=\"/my-needs\">My Needs</a>. Switch off what your role does not need and the page shows what is left, with the hours. If you still hesitate, start with User Story; every other Language meets it.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-7',1,1,6,'Do I need to be able to program?','do i need to be able to program? languages <p>no. data and data oriented programming use simple sql and numbered steps in plain words. you do need patience for naming things.</p>','{"question":"Do I need to be able to program?","topic":"languages","answer":"<p>No. Data and Data Oriented Programming use simple SQL and numbered steps in plain words. You do need patience for naming things.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-8',1,1,7,'In what order should a team take the Languages?','in what order should a team take the languages? languages <p>business roles usually begin with money, development teams with user story. data flow connects the two and is a good second course for both.</p>','{"question":"In what order should a team take the Languages?","topic":"languages","answer":"<p>Business roles usually begin with Money, development teams with User Story. Data Flow connects the two and is a good second course for both.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-9',1,1,8,'How are classes held?','how are classes held? classes <p>most are live online in sessions of two to three and a half hours. some are in a classroom and a few are blended. the class card says which, in the class time zone and in yours.</p>','{"question":"How are classes held?","topic":"classes","answer":"<p>Most are live online in sessions of two to three and a half hours. Some are in a classroom and a few are blended. The class card says which, in the class time zone and in yours.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-10',1,1,9,'What does a class cost and is tax added?','what does a class cost and is tax added? classes <p>the price on the class card is the price at check-out. tax (vat) is shown as free and the quantity is one seat.</p>','{"question":"What does a class cost and is tax added?","topic":"classes","answer":"<p>The price on the class card is the price at check-out. Tax (VAT) is shown as Free and the quantity is one seat.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-11',1,1,10,'Can my company book several seats?','can my company book several seats? classes <p>yes, through your corporate trainer or the contact us form. write the class name and the number of seats in the message.</p>','{"question":"Can my company book several seats?","topic":"classes","answer":"<p>Yes, through your Corporate Trainer or the Contact Us form. Write the class name and the number of seats in the message.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-12',1,1,11,'Where do I pay, and do I get an invoice?','where do i pay, and do i get an invoice? classes <p>apply takes your seat. you pay afterwards on the provider’s app site, before the first session, and find the invoice there. if your company pays for several people, your corporate trainer arranges one invoice.</p>','{"question":"Where do I pay, and do I get an invoice?","topic":"classes","answer":"<p>Apply takes your seat. You pay afterwards on the provider’s app site, before the first session, and find the invoice there. If your company pays for several people, your Corporate Trainer arranges one invoice.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-13',1,1,12,'Can I cancel, and do I get a refund?','can i cancel, and do i get a refund? classes <p>you may cancel until 14 days before the first session and get a full refund. from the 13th day until the day before you get half of the price back; from the first session on there is no refund. the rule is in the <a href="/terms-condition">terms</a> under cancellation and transfer.</p>','{"question":"Can I cancel, and do I get a refund?","topic":"classes","answer":"<p>You may cancel until 14 days before the first session and get a full refund. From the 13th day until the day before you get half of the price back; from the first session on there is no refund. The rule is in the <a href=\"/terms-condition\">terms</a> under Cancellation and transfer.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-14',1,1,13,'Can a colleague take my seat, or can I change the class?','can a colleague take my seat, or can i change the class? classes <p>a colleague may take your seat at any time before the first session, at no cost. you may move once to another class of the same language, until seven days before it begins. write to us with both names.</p>','{"question":"Can a colleague take my seat, or can I change the class?","topic":"classes","answer":"<p>A colleague may take your seat at any time before the first session, at no cost. You may move once to another class of the same Language, until seven days before it begins. Write to us with both names.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-15',1,1,14,'What happens if I miss a session?','what happens if i miss a session? classes <p>tell your trainer before the session. you can usually join the same session of a parallel class. for the dpac track, all live hours have to be completed.</p>','{"question":"What happens if I miss a session?","topic":"classes","answer":"<p>Tell your trainer before the session. You can usually join the same session of a parallel class. For the DPAC track, all live hours have to be completed.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-16',1,1,15,'Is the Agile Communication Level Meter an exam?','is the agile communication level meter an exam? assessment <p>no. it is a demonstration. you mark what you can already do and see how the weights of a communication case turn the marks into a level. an assessment by a coach looks at real work.</p>','{"question":"Is the Agile Communication Level Meter an exam?","topic":"assessment","answer":"<p>No. It is a demonstration. You mark what you can already do and see how the weights of a communication case turn the marks into a level. An assessment by a coach looks at real work.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-17',1,1,16,'Why does my level change when I choose another case?','why does my level change when i choose another case? assessment <p>each of the eight cases gives the languages different weights. the same skills count more in one conversation than in another. choose the case closest to your week.</p>','{"question":"Why does my level change when I choose another case?","topic":"assessment","answer":"<p>Each of the eight cases gives the Languages different weights. The same skills count more in one conversation than in another. Choose the case closest to your week.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-18',1,1,17,'Why does one case reach 105 and another 90?','why does one case reach 105 and another 90? assessment <p>the weights are shown as published. in case 2 they add up to 105 and in case 3 to 90, so that is the most each case can show.</p>','{"question":"Why does one case reach 105 and another 90?","topic":"assessment","answer":"<p>The weights are shown as published. In case 2 they add up to 105 and in case 3 to 90, so that is the most each case can show.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-19',1,1,18,'Do you store my answers?','do you store my answers? assessment <p>not on our servers. your answers stay in this browser until you clear them. a link you share contains them.</p>','{"question":"Do you store my answers?","topic":"assessment","answer":"<p>Not on our servers. Your answers stay in this browser until you clear them. A link you share contains them.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-20',1,1,19,'What is the DPAC certification?','what is the dpac certification? certification <p>the digital product agile coach certification confirms that a person can lead a product conversation through all the languages and coach others to do it. it has 12 steps, 60 hours of live classes and an individual final project.</p>','{"question":"What is the DPAC certification?","topic":"certification","answer":"<p>The Digital Product Agile Coach certification confirms that a person can lead a product conversation through all the Languages and coach others to do it. It has 12 steps, 60 hours of live classes and an individual final project.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-21',1,1,20,'The Digital Product course has 30 hours. Why does DPAC need 60?','the digital product course has 30 hours. why does dpac need 60? certification <p>they are two offers. digital product is a 30-hour course that can be taken on its own. the dpac track has 60 hours of live online classes, followed by a project, a defence and a grade.</p>','{"question":"The Digital Product course has 30 hours. Why does DPAC need 60?","topic":"certification","answer":"<p>They are two offers. Digital Product is a 30-hour course that can be taken on its own. The DPAC track has 60 hours of live online classes, followed by a project, a defence and a grade.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-22',1,1,21,'How long do I have for the final project?','how long do i have for the final project? certification <p>you submit it within 4 weeks. it is evaluated within 2 weeks after submission. then you defend it and it is graded.</p>','{"question":"How long do I have for the final project?","topic":"certification","answer":"<p>You submit it within 4 weeks. It is evaluated within 2 weeks after submission. Then you defend it and it is graded.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-23',1,1,22,'Can an employer check a certificate?','can an employer check a certificate? certification <p>a public certificate registry with a search is coming soon. until then, write to us with the certificate number and the holder''s consent.</p>','{"question":"Can an employer check a certificate?","topic":"certification","answer":"<p>A public certificate registry with a search is coming soon. Until then, write to us with the certificate number and the holder''s consent.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-24',1,1,23,'What is the Agile Communication Framework?','what is the agile communication framework? platform <p>it is the practice simulation platform: 11 modules in which you fill the same cards you use in class, on a real or invented product.</p>','{"question":"What is the Agile Communication Framework?","topic":"platform","answer":"<p>It is the practice Simulation Platform: 11 modules in which you fill the same cards you use in class, on a real or invented product.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','faq-25',1,1,24,'Which browsers does the site support?','which browsers does the site support? platform <p>current versions of chrome, edge, firefox and safari, on a phone, a tablet or a computer. everything works with a keyboard and with a screen reader.</p>','{"question":"Which browsers does the site support?","topic":"platform","answer":"<p>Current versions of Chrome, Edge, Firefox and Safari, on a phone, a tablet or a computer. Everything works with a keyboard and with a screen reader.</p>"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900001',3,3,0,'Amara Lindqvist-Osei','amara lindqvist-osei product owner nordlicht & söhne sweden   1111111 1111116 spent nine years moving pallets and six describing them. writes stories that a night shift can follow. https://example.com/demo/in/900001 ','{"fullname":"Amara Lindqvist-Osei","position":"Product Owner","company":"Nordlicht & Söhne","countryName":"Sweden","photo":"","photoText":"","languages":["1111111","1111116"],"shortBio":"Spent nine years moving pallets and six describing them. Writes stories that a night shift can follow.","linkedinUrl":"https://example.com/demo/in/900001","fbUrl":""}','2026-11-26T13:16:59.735Z','trainer@example.com',NULL);
INSERT INTO "content_records" VALUES('experts','900002',1,1,1,'Tomas Verhelle','tomas verhelle belgium quill & ledger (demo) business analyst former auditor who switched sides. believes a forecast without assumptions is a poem. https://example.com/demo/in/900002 https://example.com/demo/fb/900002   1111112 1111217','{"fullname":"Tomas Verhelle","countryName":"Belgium","company":"Quill & Ledger (demo)","position":"Business Analyst","shortBio":"Former auditor who switched sides. Believes a forecast without assumptions is a poem.","linkedinUrl":"https://example.com/demo/in/900002","fbUrl":"https://example.com/demo/fb/900002","photo":"","photoText":"","languages":["1111112","1111217"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900003',1,1,2,'Elif Saricam','elif saricam türkiye harbor clinic systems (demo) digital product agile coach introduced one form vocabulary to eleven hospital departments. coaches with a printed card in hand. https://example.com/demo/in/900003    1111118 1111117','{"fullname":"Elif Saricam","countryName":"Türkiye","company":"Harbor Clinic Systems (demo)","position":"Digital Product Agile Coach","shortBio":"Introduced one form vocabulary to eleven hospital departments. Coaches with a printed card in hand.","linkedinUrl":"https://example.com/demo/in/900003","fbUrl":"","photo":"","photoText":"","languages":["1111118","1111117"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900004',1,1,3,'Kwabena Asare-Holt','kwabena asare-holt ghana marketlane (demo) digital product manager runs three marketplaces for growers. ranks features by the money that stops without them. https://example.com/demo/in/900004 https://example.com/demo/fb/900004   1111112 1111118','{"fullname":"Kwabena Asare-Holt","countryName":"Ghana","company":"MarketLane (demo)","position":"Digital Product Manager","shortBio":"Runs three marketplaces for growers. Ranks features by the money that stops without them.","linkedinUrl":"https://example.com/demo/in/900004","fbUrl":"https://example.com/demo/fb/900004","photo":"","photoText":"","languages":["1111112","1111118"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900005',1,1,4,'Ingrid Falkenrath','ingrid falkenrath germany falkenrath energie (demo) data flow manager draws meter readings from the cellar to the invoice, and finds where a day goes missing. https://example.com/demo/in/900005    1111116 1111113','{"fullname":"Ingrid Falkenrath","countryName":"Germany","company":"Falkenrath Energie (demo)","position":"Data Flow Manager","shortBio":"Draws meter readings from the cellar to the invoice, and finds where a day goes missing.","linkedinUrl":"https://example.com/demo/in/900005","fbUrl":"","photo":"","photoText":"","languages":["1111116","1111113"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900006',1,1,5,'Rafael Monteiro-Dias','rafael monteiro-dias portugal azulejo rentals (demo) lead developer writes the api card first, the code second and the meeting invitation last. https://example.com/demo/in/900006    1111114 1111113','{"fullname":"Rafael Monteiro-Dias","countryName":"Portugal","company":"Azulejo Rentals (demo)","position":"Lead Developer","shortBio":"Writes the API card first, the code second and the meeting invitation last.","linkedinUrl":"https://example.com/demo/in/900006","fbUrl":"","photo":"","photoText":"","languages":["1111114","1111113"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900007',1,1,6,'Mei-Ling Hartono','mei-ling hartono indonesia tuneloan (demo) product owner keeps one backlog for instruments, repairs and refunds. no ties allowed.  https://example.com/demo/fb/900007   1111111 1111115','{"fullname":"Mei-Ling Hartono","countryName":"Indonesia","company":"TuneLoan (demo)","position":"Product Owner","shortBio":"Keeps one backlog for instruments, repairs and refunds. No ties allowed.","linkedinUrl":"","fbUrl":"https://example.com/demo/fb/900007","photo":"","photoText":"","languages":["1111111","1111115"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900008',1,1,7,'Oskar Brandvold','oskar brandvold norway fjordline ferries (demo) quality lead has closed four thousand issues, each with a picture. https://example.com/demo/in/900008    1111115 1111117','{"fullname":"Oskar Brandvold","countryName":"Norway","company":"Fjordline Ferries (demo)","position":"Quality Lead","shortBio":"Has closed four thousand issues, each with a picture.","linkedinUrl":"https://example.com/demo/in/900008","fbUrl":"","photo":"","photoText":"","languages":["1111115","1111117"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900009',1,1,8,'Priyanka Suresh-Hald','priyanka suresh-hald india leaselight (demo) business analyst turns policy text into inputs, types and error messages people do not swear at. https://example.com/demo/in/900009 https://example.com/demo/fb/900009   1111117 1111113','{"fullname":"Priyanka Suresh-Hald","countryName":"India","company":"LeaseLight (demo)","position":"Business Analyst","shortBio":"Turns policy text into inputs, types and error messages people do not swear at.","linkedinUrl":"https://example.com/demo/in/900009","fbUrl":"https://example.com/demo/fb/900009","photo":"","photoText":"","languages":["1111117","1111113"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900010',1,1,9,'Yusuf Kayadere','yusuf kayadere türkiye pazar box (demo) co-founder started a vegetable box with a spreadsheet. the spreadsheet is now a data flow and has a name. https://example.com/demo/in/900010 https://example.com/demo/fb/900010   1111112 1111116','{"fullname":"Yusuf Kayadere","countryName":"Türkiye","company":"Pazar Box (demo)","position":"Co-founder","shortBio":"Started a vegetable box with a spreadsheet. The spreadsheet is now a data flow and has a name.","linkedinUrl":"https://example.com/demo/in/900010","fbUrl":"https://example.com/demo/fb/900010","photo":"","photoText":"","languages":["1111112","1111116"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900011',1,1,10,'Hannah O''Donoghue-Bell','hannah o''donoghue-bell ireland careshift (demo) digital product manager schedules carers across four counties. explains revenue stoppers to people who dislike both words. https://example.com/demo/in/900011    1111118 1111112','{"fullname":"Hannah O''Donoghue-Bell","countryName":"Ireland","company":"CareShift (demo)","position":"Digital Product Manager","shortBio":"Schedules carers across four counties. Explains revenue stoppers to people who dislike both words.","linkedinUrl":"https://example.com/demo/in/900011","fbUrl":"","photo":"","photoText":"","languages":["1111118","1111112"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900012',1,1,11,'Luca Bernasconi-Adeyemi','luca bernasconi-adeyemi switzerland alp ticketing (demo) architect prefers tables of rules to trees of ifs. https://example.com/demo/in/900012    1111114 1111116','{"fullname":"Luca Bernasconi-Adeyemi","countryName":"Switzerland","company":"Alp Ticketing (demo)","position":"Architect","shortBio":"Prefers tables of rules to trees of ifs.","linkedinUrl":"https://example.com/demo/in/900012","fbUrl":"","photo":"","photoText":"","languages":["1111114","1111116"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900013',1,1,12,'Sofia Petrakis-Lund','sofia petrakis-lund greece fieldnote (demo) data steward owns four hundred column descriptions and can tell you who disagrees with each.     1111113','{"fullname":"Sofia Petrakis-Lund","countryName":"Greece","company":"FieldNote (demo)","position":"Data Steward","shortBio":"Owns four hundred column descriptions and can tell you who disagrees with each.","linkedinUrl":"","fbUrl":"","photo":"","photoText":"","languages":["1111113"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900014',1,1,13,'Daniel Achterberg','daniel achterberg netherlands parkshare (demo) development team member asks for the refused value before the accepted one. https://example.com/demo/in/900014    1111111 1111114','{"fullname":"Daniel Achterberg","countryName":"Netherlands","company":"ParkShare (demo)","position":"Development Team Member","shortBio":"Asks for the refused value before the accepted one.","linkedinUrl":"https://example.com/demo/in/900014","fbUrl":"","photo":"","photoText":"","languages":["1111111","1111114"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900015',1,1,14,'Noor Al-Rashidi','noor al-rashidi jordan clinicqueue (demo) product owner cut a registration form from thirty-one inputs to twelve and kept the reasons for each. https://example.com/demo/in/900015 https://example.com/demo/fb/900015   1111117 1111111','{"fullname":"Noor Al-Rashidi","countryName":"Jordan","company":"ClinicQueue (demo)","position":"Product Owner","shortBio":"Cut a registration form from thirty-one inputs to twelve and kept the reasons for each.","linkedinUrl":"https://example.com/demo/in/900015","fbUrl":"https://example.com/demo/fb/900015","photo":"","photoText":"","languages":["1111117","1111111"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900016',1,1,15,'Camille Roussel-Nkemelu','camille roussel-nkemelu france schoolrun (demo) digital product agile coach runs hand-overs with a kitchen timer: business, product, development, forty minutes. https://example.com/demo/in/900016    1111118 1111115','{"fullname":"Camille Roussel-Nkemelu","countryName":"France","company":"SchoolRun (demo)","position":"Digital Product Agile Coach","shortBio":"Runs hand-overs with a kitchen timer: business, product, development, forty minutes.","linkedinUrl":"https://example.com/demo/in/900016","fbUrl":"","photo":"","photoText":"","languages":["1111118","1111115"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900017',1,1,16,'Jae-won Pritchard','jae-won pritchard united kingdom rentledger (demo) finance partner teaches product teams to find themselves in the income statement. https://example.com/demo/in/900017    1111217 1111112','{"fullname":"Jae-won Pritchard","countryName":"United Kingdom","company":"RentLedger (demo)","position":"Finance Partner","shortBio":"Teaches product teams to find themselves in the income statement.","linkedinUrl":"https://example.com/demo/in/900017","fbUrl":"","photo":"","photoText":"","languages":["1111217","1111112"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900018',1,1,17,'Beatriz Campos-Vidal','beatriz campos-vidal spain ticketloop (demo) data flow manager walks one ticket through the flow every monday, on paper.  https://example.com/demo/fb/900018   1111116','{"fullname":"Beatriz Campos-Vidal","countryName":"Spain","company":"TicketLoop (demo)","position":"Data Flow Manager","shortBio":"Walks one ticket through the flow every Monday, on paper.","linkedinUrl":"","fbUrl":"https://example.com/demo/fb/900018","photo":"","photoText":"","languages":["1111116"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900019',1,1,18,'Mikołaj Zawadzki-Reeve','mikołaj zawadzki-reeve poland freightdesk (demo) lead tester writes acceptance criteria that can be answered yes or no, and mostly hears yes. https://example.com/demo/in/900019    1111115 1111111','{"fullname":"Mikołaj Zawadzki-Reeve","countryName":"Poland","company":"FreightDesk (demo)","position":"Lead Tester","shortBio":"Writes acceptance criteria that can be answered yes or no, and mostly hears yes.","linkedinUrl":"https://example.com/demo/in/900019","fbUrl":"","photo":"","photoText":"","languages":["1111115","1111111"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900020',1,1,19,'Aroha Te Kahu-Simmons','aroha te kahu-simmons new zealand petpass (demo) product owner sells insurance for sheepdogs. her segments have rules, her sheepdogs do not. https://example.com/demo/in/900020 https://example.com/demo/fb/900020   1111111 1111112','{"fullname":"Aroha Te Kahu-Simmons","countryName":"New Zealand","company":"PetPass (demo)","position":"Product Owner","shortBio":"Sells insurance for sheepdogs. Her segments have rules, her sheepdogs do not.","linkedinUrl":"https://example.com/demo/in/900020","fbUrl":"https://example.com/demo/fb/900020","photo":"","photoText":"","languages":["1111111","1111112"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900021',1,1,20,'Viktor Szalai-Grant','viktor szalai-grant hungary danube grain (demo) business analyst follows a tonne of grain from field to balance sheet. https://example.com/demo/in/900021    1111116 1111217','{"fullname":"Viktor Szalai-Grant","countryName":"Hungary","company":"Danube Grain (demo)","position":"Business Analyst","shortBio":"Follows a tonne of grain from field to balance sheet.","linkedinUrl":"https://example.com/demo/in/900021","fbUrl":"","photo":"","photoText":"","languages":["1111116","1111217"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900022',1,1,21,'Fatou Diallo-Bergström','fatou diallo-bergström senegal moboclinic (demo) digital product manager designs forms for thumbs, sunlight and patience. https://example.com/demo/in/900022    1111112 1111117','{"fullname":"Fatou Diallo-Bergström","countryName":"Senegal","company":"MoboClinic (demo)","position":"Digital Product Manager","shortBio":"Designs forms for thumbs, sunlight and patience.","linkedinUrl":"https://example.com/demo/in/900022","fbUrl":"","photo":"","photoText":"","languages":["1111112","1111117"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('experts','900023',1,1,22,'Ethan Vasquez-Moreau','ethan vasquez-moreau canada northern library co-op (demo) development team member merged nine library catalogues by describing one book properly.     1111113 1111117','{"fullname":"Ethan Vasquez-Moreau","countryName":"Canada","company":"Northern Library Co-op (demo)","position":"Development Team Member","shortBio":"Merged nine library catalogues by describing one book properly.","linkedinUrl":"","fbUrl":"","photo":"","photoText":"","languages":["1111113","1111117"]}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700001',1,1,0,'Pause a vegetable box','1111111 900010 p-0001 pause a vegetable box a customer pauses deliveries for a holiday. one story, nine inputs, fifteen manual descriptions. 20261026 role: ~user~ ^subscriber^
! “user” is also the cook at home. who pays for the box?
action: pauses deliveries for a holiday
benefit: no box spoils, none is paid for
acceptance criteria: 1 a paused week is not charged: yes/no
2 a pause from tomorrow on is ~possible~ ^refused after 18:00^
! when is tomorrow too late? the packer needs the hour.
inputs: from, until, reason, reminder
dependencies: us-009 change the delivery day
status: ready','{"languageId":"1111111","expertId":"900010","projectId":"P-0001","name":"Pause a vegetable box","description":"A customer pauses deliveries for a holiday. One story, nine inputs, fifteen manual descriptions.","enrolmentDate":"20261026","card":"role: ~user~ ^subscriber^\n! “User” is also the cook at home. Who pays for the box?\naction: pauses deliveries for a holiday\nbenefit: no box spoils, none is paid for\nacceptance criteria: 1 A paused week is not charged: yes/no\n2 A pause from tomorrow on is ~possible~ ^refused after 18:00^\n! When is tomorrow too late? The packer needs the hour.\ninputs: From, Until, Reason, Reminder\ndependencies: US-009 Change the delivery day\nstatus: Ready"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700002',1,1,1,'Return a rented cello','1111111 900007 p-0002 return a rented cello return with damage photos, split into three stories by value. 20261015 role: parent who rents a cello
action: returns it with photographs of each damage
benefit: pays for the scratch of this year only
acceptance criteria: 1 four photographs, or no receipt
2 the deposit is back ~soon~ ^within 5 working days^
! a tester cannot check “soon”.
split: us-021 return; us-022 damage; us-023 deposit
dependencies: none
! first written as one story. the first of three was in use after a week.','{"languageId":"1111111","expertId":"900007","projectId":"P-0002","name":"Return a rented cello","description":"Return with damage photos, split into three stories by value.","enrolmentDate":"20261015","card":"role: Parent who rents a cello\naction: returns it with photographs of each damage\nbenefit: pays for the scratch of this year only\nacceptance criteria: 1 Four photographs, or no receipt\n2 The deposit is back ~soon~ ^within 5 working days^\n! A tester cannot check “soon”.\nsplit: US-021 Return; US-022 Damage; US-023 Deposit\ndependencies: none\n! First written as one story. The first of three was in use after a week."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700003',1,1,2,'Report a missed collection','1111111 900021 p-0003 report a missed collection farmer reports a lorry that did not come. acceptance criteria answered by a tester. 20261004 role: farmer with a collection today
action: reports that the lorry did not come
benefit: the milk is fetched before it spoils
acceptance criteria: 1 refused before the agreed hour: yes/no
2 the depot sees ~the report~ ^farm, tank and hour^
! the depot cannot send anybody to “the report”.
3 a second report of the same day is joined to the first
test: answered by ines, 12 march, 3 of 3
! let the tester answer before the developer starts.
status: accepted','{"languageId":"1111111","expertId":"900021","projectId":"P-0003","name":"Report a missed collection","description":"Farmer reports a lorry that did not come. Acceptance criteria answered by a tester.","enrolmentDate":"20261004","card":"role: Farmer with a collection today\naction: reports that the lorry did not come\nbenefit: the milk is fetched before it spoils\nacceptance criteria: 1 Refused before the agreed hour: yes/no\n2 The depot sees ~the report~ ^farm, tank and hour^\n! The depot cannot send anybody to “the report”.\n3 A second report of the same day is joined to the first\ntest: answered by Ines, 12 March, 3 of 3\n! Let the tester answer before the developer starts.\nstatus: Accepted"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700004',1,1,3,'Swap a shift','1111111 900011 p-0004 swap a shift two carers exchange a shift and a coordinator approves. 20260923 role: carer with a shift next week
action: ~manages~ ^offers^ the shift to a named colleague
! to manage is no action. what does she press?
benefit: is not absent when her child is ill
acceptance criteria: 1 both have the same qualification: yes/no
2 the coordinator approves within 24 hours
3 no answer: ^the shift stays with the first carer^
! say what happens when nothing happens.
inputs: shift, colleague, reason
dependencies: us-004 qualifications of a carer','{"languageId":"1111111","expertId":"900011","projectId":"P-0004","name":"Swap a shift","description":"Two carers exchange a shift and a coordinator approves.","enrolmentDate":"20260923","card":"role: Carer with a shift next week\naction: ~manages~ ^offers^ the shift to a named colleague\n! To manage is no action. What does she press?\nbenefit: is not absent when her child is ill\nacceptance criteria: 1 Both have the same qualification: yes/no\n2 The coordinator approves within 24 hours\n3 No answer: ^the shift stays with the first carer^\n! Say what happens when nothing happens.\ninputs: Shift, Colleague, Reason\ndependencies: US-004 Qualifications of a carer"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700005',1,1,4,'Book the last parking place','1111111 900014 p-0005 book the last parking place two drivers, one place: the refused value is described first. 20260912 role: driver in front of the garage
action: books the last free place
benefit: does not circle the block
refused value: a place that another driver took 2 s before
! written first, and the rest of the card became shorter.
acceptance criteria: 1 two bookings at once: one is refused
2 the refused driver sees ~an error~ ^the next garage with a place^
! “an error” tells nobody where to drive.
inputs: number plate, from, until
status: ready','{"languageId":"1111111","expertId":"900014","projectId":"P-0005","name":"Book the last parking place","description":"Two drivers, one place: the refused value is described first.","enrolmentDate":"20260912","card":"role: Driver in front of the garage\naction: books the last free place\nbenefit: does not circle the block\nrefused value: a place that another driver took 2 s before\n! Written first, and the rest of the card became shorter.\nacceptance criteria: 1 Two bookings at once: one is refused\n2 The refused driver sees ~an error~ ^the next garage with a place^\n! “An error” tells nobody where to drive.\ninputs: Number plate, From, Until\nstatus: Ready"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700006',1,1,5,'Change the child''s pickup person','1111111 900016 p-0006 change the child''s pickup person a story where every input has a reason to exist. 20260901 role: parent of a pupil
action: names another person for the pickup today
benefit: the grandmother is let in
acceptance criteria: 1 the school sees it within 1 minute
2 ~anyone~ ^either parent^ can withdraw it
! anyone? also the person who was named?
inputs: name, because it is read out at the gate
photograph, because the gate compares
~address~
! no reason was found for the address, so it went.
dependencies: us-002 persons of a family','{"languageId":"1111111","expertId":"900016","projectId":"P-0006","name":"Change the child''s pickup person","description":"A story where every input has a reason to exist.","enrolmentDate":"20260901","card":"role: Parent of a pupil\naction: names another person for the pickup today\nbenefit: the grandmother is let in\nacceptance criteria: 1 The school sees it within 1 minute\n2 ~Anyone~ ^Either parent^ can withdraw it\n! Anyone? Also the person who was named?\ninputs: Name, because it is read out at the gate\nPhotograph, because the gate compares\n~Address~\n! No reason was found for the address, so it went.\ndependencies: US-002 Persons of a family"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700007',1,1,6,'Cancel a ferry booking','1111111 900008 p-0007 cancel a ferry booking refund rules moved out of the story and into a table. 20260821 role: passenger with a paid booking
action: cancels it before departure
benefit: gets back what the table says
acceptance criteria: 1 the refund is shown before the last press
2 refund: ~70%, or 50% if later, unless ferry is full~ ^table r-2^
! rules in a sentence are read three ways. in a table, one.
table r-2: over 48 h: 90%; 48 to 4 h: 50%; later: 0
inputs: booking number, reason (optional)
exception: the ferry does not sail: 100%
! this row was missing until somebody asked.','{"languageId":"1111111","expertId":"900008","projectId":"P-0007","name":"Cancel a ferry booking","description":"Refund rules moved out of the story and into a table.","enrolmentDate":"20260821","card":"role: Passenger with a paid booking\naction: cancels it before departure\nbenefit: gets back what the table says\nacceptance criteria: 1 The refund is shown before the last press\n2 Refund: ~70%, or 50% if later, unless ferry is full~ ^table R-2^\n! Rules in a sentence are read three ways. In a table, one.\ntable R-2: over 48 h: 90%; 48 to 4 h: 50%; later: 0\ninputs: Booking number, Reason (optional)\nexception: The ferry does not sail: 100%\n! This row was missing until somebody asked."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700008',1,1,7,'Insure a second dog','1111111 900020 p-0008 insure a second dog benefit rewritten until the customer would miss it. 20260810 role: owner of one insured dog
action: adds a second dog to the contract
benefit: ~a better customer experience~ ^one bill, 15% less^
! would she miss it? nobody has ever missed an experience.
acceptance criteria: 1 the new premium is shown before signing
2 the first dog keeps its date
3 a third dog is ^refused with a telephone number^
! what about a third? ask before the customer does.
inputs: name, breed, born, chip number
dependencies: us-031 premium of a breed','{"languageId":"1111111","expertId":"900020","projectId":"P-0008","name":"Insure a second dog","description":"Benefit rewritten until the customer would miss it.","enrolmentDate":"20260810","card":"role: Owner of one insured dog\naction: adds a second dog to the contract\nbenefit: ~a better customer experience~ ^one bill, 15% less^\n! Would she miss it? Nobody has ever missed an experience.\nacceptance criteria: 1 The new premium is shown before signing\n2 The first dog keeps its date\n3 A third dog is ^refused with a telephone number^\n! What about a third? Ask before the customer does.\ninputs: Name, Breed, Born, Chip number\ndependencies: US-031 Premium of a breed"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700009',1,1,8,'Vegetable box by subscription','1111112 900010 p-0009 vegetable box by subscription business case card with four segments and a price range for each. 20260730 service: a box of local vegetables, every week
segment: 1 two or more people who cook 4 evenings
2 offices with a kitchen  3 schools  4 ~everybody else~
! everybody else is not a segment. who was it last month?
unit of sale: one box, one week
price: 1: 18 eur  2: 32 to 40 eur  3: 26 eur
rival: saturday market; supermarket pick-up
revenue stopper: no sunday driver: ~a problem~ ^900 eur a week^
! a stopper without money is a complaint.
owner: product owner, pazar box','{"languageId":"1111112","expertId":"900010","projectId":"P-0009","name":"Vegetable box by subscription","description":"Business case card with four segments and a price range for each.","enrolmentDate":"20260730","card":"service: A box of local vegetables, every week\nsegment: 1 Two or more people who cook 4 evenings\n2 Offices with a kitchen  3 Schools  4 ~Everybody else~\n! Everybody else is not a segment. Who was it last month?\nunit of sale: One box, one week\nprice: 1: 18 EUR  2: 32 to 40 EUR  3: 26 EUR\nrival: Saturday market; supermarket pick-up\nrevenue stopper: No Sunday driver: ~a problem~ ^900 EUR a week^\n! A stopper without money is a complaint.\nowner: Product owner, Pazar Box"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700010',1,1,9,'Marketplace commission for growers','1111112 900004 p-0010 marketplace commission for growers commission compared with a stall fee, in the grower''s criteria. 20260719 service: a stall on the web for growers within 60 km
segment: growers with a stall at two markets or fewer
unit of sale: one order
price: 8% commission; a stall costs ~a lot~ ^45 eur a day^
! their own figure convinced them, not our percentage.
criteria of the grower: paid on friday; no returns; own name shown
advantage: from the 7th order a day on it is cheaper
! say from when it is better, and for whom it is not.
assumption: 11 orders a day and grower (guess, checked in may)','{"languageId":"1111112","expertId":"900004","projectId":"P-0010","name":"Marketplace commission for growers","description":"Commission compared with a stall fee, in the grower''s criteria.","enrolmentDate":"20260719","card":"service: A stall on the web for growers within 60 km\nsegment: Growers with a stall at two markets or fewer\nunit of sale: One order\nprice: 8% commission; a stall costs ~a lot~ ^45 EUR a day^\n! Their own figure convinced them, not our percentage.\ncriteria of the grower: paid on Friday; no returns; own name shown\nadvantage: from the 7th order a day on it is cheaper\n! Say from when it is better, and for whom it is not.\nassumption: 11 orders a day and grower (guess, checked in May)"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700011',1,1,10,'Night parking in office garages','1111112 900014 p-0011 night parking in office garages unit of sale: one hour between 18:00 and 08:00. 20260708 service: places in office garages, at night
segment: residents within 300 m without a place
unit of sale: ~a parking space~ ^one hour, 18:00 to 08:00^
! nobody buys a space from us. they buy the night.
price: 0.80 eur; at most 6 eur a night
cost: camera 40 eur a month and garage
revenue stopper: a car that is still there at 08:01: 25 eur
! the office minds this more than it likes the revenue.
owner: product owner, night spaces','{"languageId":"1111112","expertId":"900014","projectId":"P-0011","name":"Night parking in office garages","description":"Unit of sale: one hour between 18:00 and 08:00.","enrolmentDate":"20260708","card":"service: Places in office garages, at night\nsegment: Residents within 300 m without a place\nunit of sale: ~A parking space~ ^One hour, 18:00 to 08:00^\n! Nobody buys a space from us. They buy the night.\nprice: 0.80 EUR; at most 6 EUR a night\ncost: camera 40 EUR a month and garage\nrevenue stopper: A car that is still there at 08:01: 25 EUR\n! The office minds this more than it likes the revenue.\nowner: Product owner, Night Spaces"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700012',1,1,11,'Carer scheduling licence','1111112 900011 p-0012 carer scheduling licence revenue stoppers ranked by money at risk. 20260627 service: plan of shifts for home care
segment: services with 20 to 150 carers
unit of sale: one carer, one month
price: 6.50 eur
revenue stopper: 1 import of the old plan fails: 31,000 eur
2 no offline list: 12,400 eur  3 ~ugly colours~
! ranked by money at risk. the colours were first before.
rival: spreadsheet and telephone
assumption: 40% of the carers have ^a telephone of their own^
! whose telephone? it changed the price.','{"languageId":"1111112","expertId":"900011","projectId":"P-0012","name":"Carer scheduling licence","description":"Revenue stoppers ranked by money at risk.","enrolmentDate":"20260627","card":"service: Plan of shifts for home care\nsegment: Services with 20 to 150 carers\nunit of sale: One carer, one month\nprice: 6.50 EUR\nrevenue stopper: 1 Import of the old plan fails: 31,000 EUR\n2 No offline list: 12,400 EUR  3 ~Ugly colours~\n! Ranked by money at risk. The colours were first before.\nrival: Spreadsheet and telephone\nassumption: 40% of the carers have ^a telephone of their own^\n! Whose telephone? It changed the price."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700013',1,1,12,'Instrument rental for schools','1111112 900007 p-0013 instrument rental for schools who pays and who plays are listed separately. 20260616 service: instruments for school years
who pays: parents'' association
who plays: ~the customer~ ^pupil of class 5 to 8^
! one pays, another plays, a third carries it. list all.
who signs: head of the school
unit of sale: one instrument, one school year
price: 140 eur, cello 190 eur
revenue stopper: holidays: no income in july and august
! written on the card, so the first summer surprised nobody.','{"languageId":"1111112","expertId":"900007","projectId":"P-0013","name":"Instrument rental for schools","description":"Who pays and who plays are listed separately.","enrolmentDate":"20260616","card":"service: Instruments for school years\nwho pays: Parents'' association\nwho plays: ~The customer~ ^Pupil of class 5 to 8^\n! One pays, another plays, a third carries it. List all.\nwho signs: Head of the school\nunit of sale: One instrument, one school year\nprice: 140 EUR, cello 190 EUR\nrevenue stopper: Holidays: no income in July and August\n! Written on the card, so the first summer surprised nobody."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700014',1,1,13,'Dog insurance add-on','1111112 900020 p-0014 dog insurance add-on a competitor table that includes doing nothing. 20260605 service: insurance of a dog, as part of the home contract
segment: households with a dog and a home contract
competitor table: dog insurer: 14 eur; savings book: 0 eur
^doing nothing: 0 eur, chosen by 7 of 10^
! the strongest rival was not in the first table.
price: 9 eur a month
advantage: one contract, ~great service~ ^answer within a day^
! great is what rivals say too.
assumption: 4% of homes in year one (guess)','{"languageId":"1111112","expertId":"900020","projectId":"P-0014","name":"Dog insurance add-on","description":"A competitor table that includes doing nothing.","enrolmentDate":"20260605","card":"service: Insurance of a dog, as part of the home contract\nsegment: Households with a dog and a home contract\ncompetitor table: Dog insurer: 14 EUR; savings book: 0 EUR\n^Doing nothing: 0 EUR, chosen by 7 of 10^\n! The strongest rival was not in the first table.\nprice: 9 EUR a month\nadvantage: one contract, ~great service~ ^answer within a day^\n! Great is what rivals say too.\nassumption: 4% of homes in year one (guess)"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700015',1,1,14,'Clinic registration service','1111112 900022 p-0015 clinic registration service assumptions marked as guesses, with a date to check each. 20260525 service: registration before the visit
segment: clinics with 3 to 10 doctors
unit of sale: one registration that was not typed again
price: 0.90 eur
assumption: 6 minutes saved (measured, 2 clinics)
half of patients use it (~known~ ^guess, checked on 1 june^)
! a guess with a date is work. a guess without is a hope.
revenue stopper: health card cannot be read: 1 of 12
! found by standing at the desk for a morning.','{"languageId":"1111112","expertId":"900022","projectId":"P-0015","name":"Clinic registration service","description":"Assumptions marked as guesses, with a date to check each.","enrolmentDate":"20260525","card":"service: Registration before the visit\nsegment: Clinics with 3 to 10 doctors\nunit of sale: One registration that was not typed again\nprice: 0.90 EUR\nassumption: 6 minutes saved (measured, 2 clinics)\nhalf of patients use it (~known~ ^guess, checked on 1 June^)\n! A guess with a date is work. A guess without is a hope.\nrevenue stopper: Health card cannot be read: 1 of 12\n! Found by standing at the desk for a morning."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700016',1,1,15,'Clinic registration in twelve inputs','1111117 900015 p-0016 clinic registration in twelve inputs from thirty-one inputs to twelve; the removed ones listed with reasons. 20260514 form: registration of a patient, first visit
opened by: link in the message of the clinic
inputs with type: 1 name, family name: edit line
2 born: data picker  3 insurance: select box
removed: 19 of 31, for example ~title~, ~fax~, ~religion~
! for each of the 31: who reads it, and what do they do then?
events: onchange insurance: number of digits is set
states: empty, saving, saved, ^refused by the insurer^
! the fourth state had been left to the developer.','{"languageId":"1111117","expertId":"900015","projectId":"P-0016","name":"Clinic registration in twelve inputs","description":"From thirty-one inputs to twelve; the removed ones listed with reasons.","enrolmentDate":"20260514","card":"form: Registration of a patient, first visit\nopened by: Link in the message of the clinic\ninputs with type: 1 Name, Family name: Edit Line\n2 Born: Data Picker  3 Insurance: Select Box\nremoved: 19 of 31, for example ~Title~, ~Fax~, ~Religion~\n! For each of the 31: who reads it, and what do they do then?\nevents: Onchange Insurance: number of digits is set\nstates: empty, saving, saved, ^refused by the insurer^\n! The fourth state had been left to the developer."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700017',1,1,16,'Energy contract change','1111117 900009 p-0017 energy contract change every event action written as one sentence. 20260503 form: change of the energy contract
opened by: customer, from my contract
inputs with type: tariff: radio button; from: data picker
events: onchange tariff: the price of a year is counted again
onchange from: ~check date~ ^a day in the past is refused^
! a sentence with a verb. “check date” is a wish.
onclick change: the contract is saved and mailed
messages: success: your tariff changes on 1 may
error: ~invalid~ ^choose a day from tomorrow on^
! say what to do, not what was wrong.','{"languageId":"1111117","expertId":"900009","projectId":"P-0017","name":"Energy contract change","description":"Every event action written as one sentence.","enrolmentDate":"20260503","card":"form: Change of the energy contract\nopened by: Customer, from My contract\ninputs with type: Tariff: Radio Button; From: Data Picker\nevents: Onchange Tariff: the price of a year is counted again\nOnchange From: ~check date~ ^a day in the past is refused^\n! A sentence with a verb. “Check date” is a wish.\nOnclick Change: the contract is saved and mailed\nmessages: success: Your tariff changes on 1 May\nerror: ~Invalid~ ^Choose a day from tomorrow on^\n! Say what to do, not what was wrong."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700018',1,1,17,'Ferry booking on a phone','1111117 900008 p-0018 ferry booking on a phone error states drawn next to the normal state. 20260422 form: booking of a ferry, on a telephone
inputs with type: route: select box; day: data picker
cars: edit line, is integer, 0 to 3
states: normal and, beside it, ^the ferry is full^
! draw the error next to the normal state. it shares its space.
no connection: ~spinner~ ^what was typed stays; try again^
! at a harbour there is no connection. plan for it.
button: book, below the thumb','{"languageId":"1111117","expertId":"900008","projectId":"P-0018","name":"Ferry booking on a phone","description":"Error states drawn next to the normal state.","enrolmentDate":"20260422","card":"form: Booking of a ferry, on a telephone\ninputs with type: Route: Select Box; Day: Data Picker\nCars: Edit Line, Is Integer, 0 to 3\nstates: normal and, beside it, ^the ferry is full^\n! Draw the error next to the normal state. It shares its space.\nno connection: ~spinner~ ^what was typed stays; Try again^\n! At a harbour there is no connection. Plan for it.\nbutton: Book, below the thumb"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700019',1,1,18,'Library membership','1111117 900023 p-0019 library membership all sixteen input types used once, as a training form. 20260411 form: membership of a library, for training
inputs with type: edit line, select box, data picker, time picker
check box, file picker, radio button, image, label
textarea, inner check box, button, hyperlink, video, group, table
! all sixteen once. no real form should have them.
reason: ~because we can~ ^each has a sentence why not another^
! that sentence is the exercise.
event: onchange born: under 18 shows guardian','{"languageId":"1111117","expertId":"900023","projectId":"P-0019","name":"Library membership","description":"All sixteen input types used once, as a training form.","enrolmentDate":"20260411","card":"form: Membership of a library, for training\ninputs with type: Edit Line, Select Box, Data Picker, Time Picker\nCheck Box, File Picker, Radio Button, Image, Label\nTextarea, Inner Check Box, Button, Hyperlink, Video, Group, Table\n! All sixteen once. No real form should have them.\nreason: ~because we can~ ^each has a sentence why not another^\n! That sentence is the exercise.\nevent: Onchange Born: under 18 shows Guardian"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700020',1,1,19,'Damage report with photos','1111117 900006 p-0020 damage report with photos file types, size limits and a kind error message. 20260331 form: report of a damage
inputs with type: photographs: file picker, maximum 5
file types: ~images~ ^jpeg, png, heic; 10 mb each^
! telephones make heic. without it every second report failed.
message, error: ~upload failed~
^this picture has 14 mb. send it smaller, or take it again.^
! kind, and says what to do.
states: empty, 1 to 5 pictures, sending, sent','{"languageId":"1111117","expertId":"900006","projectId":"P-0020","name":"Damage report with photos","description":"File types, size limits and a kind error message.","enrolmentDate":"20260331","card":"form: Report of a damage\ninputs with type: Photographs: File Picker, Maximum 5\nfile types: ~images~ ^JPEG, PNG, HEIC; 10 MB each^\n! Telephones make HEIC. Without it every second report failed.\nmessage, error: ~Upload failed~\n^This picture has 14 MB. Send it smaller, or take it again.^\n! Kind, and says what to do.\nstates: empty, 1 to 5 pictures, sending, sent"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700021',1,1,20,'Carer timesheet','1111117 900011 p-0021 carer timesheet a table input whose row is one visit. 20260320 form: timesheet of a carer, one week
opened by: carer, on friday
inputs with type: visits: table; a row is one visit
column: patient, came, left, kilometres
came, left: time picker, ~any~ ^24 hours, in steps of 5 min^
! 8:05 or 20:05? two carers were paid wrongly.
event: onchange left: before came is refused
total: hours of the week, ^counted, not typed^
! what can be counted is not asked.','{"languageId":"1111117","expertId":"900011","projectId":"P-0021","name":"Carer timesheet","description":"A table input whose row is one visit.","enrolmentDate":"20260320","card":"form: Timesheet of a carer, one week\nopened by: Carer, on Friday\ninputs with type: Visits: Table; a row is one visit\ncolumn: Patient, Came, Left, Kilometres\nCame, Left: Time Picker, ~any~ ^24 hours, in steps of 5 min^\n! 8:05 or 20:05? Two carers were paid wrongly.\nevent: Onchange Left: before Came is refused\ntotal: hours of the week, ^counted, not typed^\n! What can be counted is not asked."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700022',1,1,21,'Order to doorstep','1111116 900010 p-0022 order to doorstep master flow of a vegetable order: eleven steps, four stores. 20260309 flow: one order of vegetables, from click to doorstep
start event: subscriber confirms the box
steps: 1 reserve  2 pick  3 weigh  4 pack  5 label … 11 date
stores: orders, stock, rounds, payments
data on arrow: 3 to 4: ~the box~ ^order number, weight in g^
! on an arrow travels data. the box goes by van.
responsible: 2 to 5 packing lead; 6 to 10 driver
exception: nobody home: neighbour, then back
! asked the driver. it happens nine times a day.
end state: delivered and dated','{"languageId":"1111116","expertId":"900010","projectId":"P-0022","name":"Order to doorstep","description":"Master flow of a vegetable order: eleven steps, four stores.","enrolmentDate":"20260309","card":"flow: One order of vegetables, from click to doorstep\nstart event: Subscriber confirms the box\nsteps: 1 Reserve  2 Pick  3 Weigh  4 Pack  5 Label … 11 Date\nstores: Orders, Stock, Rounds, Payments\ndata on arrow: 3 to 4: ~the box~ ^order number, weight in g^\n! On an arrow travels data. The box goes by van.\nresponsible: 2 to 5 Packing lead; 6 to 10 Driver\nexception: Nobody home: neighbour, then back\n! Asked the driver. It happens nine times a day.\nend state: Delivered and dated"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700023',1,1,22,'Meter reading to invoice','1111116 900005 p-0023 meter reading to invoice the day that went missing between two stores. 20260226 flow: from the reading of a meter to the invoice
start event: the meter sends its figure at 00:00
steps: 1 receive  2 check  3 price  4 invoice
stores: readings (utc), contracts (local time)
data on arrow: 1 to 2: meter, figure, ~day~ ^moment with offset^
! the day went missing here: one store counts in utc.
responsible: ~it~ ^data flow manager, metering^
! it has 40 people. who is called on sunday?
exception: no figure: the last one, marked as estimated','{"languageId":"1111116","expertId":"900005","projectId":"P-0023","name":"Meter reading to invoice","description":"The day that went missing between two stores.","enrolmentDate":"20260226","card":"flow: From the reading of a meter to the invoice\nstart event: The meter sends its figure at 00:00\nsteps: 1 Receive  2 Check  3 Price  4 Invoice\nstores: Readings (UTC), Contracts (local time)\ndata on arrow: 1 to 2: meter, figure, ~day~ ^moment with offset^\n! The day went missing here: one store counts in UTC.\nresponsible: ~IT~ ^Data flow manager, metering^\n! IT has 40 people. Who is called on Sunday?\nexception: No figure: the last one, marked as estimated"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700024',1,1,23,'Ticket resale','1111116 900018 p-0024 ticket resale refusal and return paths drawn before the happy path. 20260215 flow: resale of a ticket
start event: holder offers the ticket
refusal: 1 price above the printed one
2 less than 2 h before the doors open
! refusal and return were drawn first. they took most of the work.
return: buyer not let in: money back, ~later~ ^within 3 days^
steps: 1 offer  2 check  3 sell  4 new code  5 pay
end state: old code is ~deleted~ ^refused at the door^
! deleted where? the door has a copy.','{"languageId":"1111116","expertId":"900018","projectId":"P-0024","name":"Ticket resale","description":"Refusal and return paths drawn before the happy path.","enrolmentDate":"20260215","card":"flow: Resale of a ticket\nstart event: Holder offers the ticket\nrefusal: 1 Price above the printed one\n2 Less than 2 h before the doors open\n! Refusal and return were drawn first. They took most of the work.\nreturn: Buyer not let in: money back, ~later~ ^within 3 days^\nsteps: 1 Offer  2 Check  3 Sell  4 New code  5 Pay\nend state: Old code is ~deleted~ ^refused at the door^\n! Deleted where? The door has a copy."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700025',1,1,24,'Grain from field to silo','1111116 900021 p-0025 grain from field to silo data on every arrow, including weight before and after. 20260204 flow: grain from the field to the silo
start event: combine is full
steps: 1 load  2 weigh  3 dry  4 weigh  5 store
data on arrow: 2 to 3: lot, kg, moisture %
4 to 5: lot, ^kg after drying^
! before and after. the farmer is paid for one of them.
stores: lots, silos
responsible: weigher on duty
exception: moisture over 20%: ~handled~ ^back to 3, at most twice^
! “handled” by whom, and how often?','{"languageId":"1111116","expertId":"900021","projectId":"P-0025","name":"Grain from field to silo","description":"Data on every arrow, including weight before and after.","enrolmentDate":"20260204","card":"flow: Grain from the field to the silo\nstart event: Combine is full\nsteps: 1 Load  2 Weigh  3 Dry  4 Weigh  5 Store\ndata on arrow: 2 to 3: lot, kg, moisture %\n4 to 5: lot, ^kg after drying^\n! Before and after. The farmer is paid for one of them.\nstores: Lots, Silos\nresponsible: Weigher on duty\nexception: Moisture over 20%: ~handled~ ^back to 3, at most twice^\n! “Handled” by whom, and how often?"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700026',1,1,25,'Pallet exception handling','1111116 900001 p-0026 pallet exception handling exceptions owned by a role, not by a department. 20260124 flow: a pallet that is not as announced
start event: scanner shows another number
decision: short? damaged? ^somebody else''s?^
! the third case was nobody''s until it was drawn.
responsible: ~warehouse~ ^shift lead at gate 4^
! a department does not answer the telephone. a role does.
data on arrow: pallet, photograph, hour
end state: booked, refused or on place 99
time and volume: 30 a day, 12 minutes each','{"languageId":"1111116","expertId":"900001","projectId":"P-0026","name":"Pallet exception handling","description":"Exceptions owned by a role, not by a department.","enrolmentDate":"20260124","card":"flow: A pallet that is not as announced\nstart event: Scanner shows another number\ndecision: Short? Damaged? ^Somebody else''s?^\n! The third case was nobody''s until it was drawn.\nresponsible: ~Warehouse~ ^Shift lead at gate 4^\n! A department does not answer the telephone. A role does.\ndata on arrow: pallet, photograph, hour\nend state: Booked, refused or on place 99\ntime and volume: 30 a day, 12 minutes each"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700027',1,1,26,'Shift request and approval','1111116 900011 p-0027 shift request and approval one record walked through the flow on paper. 20260113 flow: request of a shift and its approval
start event: carer asks for a free day
record walked: no 118: asked monday 9:10, answered thursday
! one real record, walked on paper, found more than a week of talk.
steps: 1 ask  2 cover found?  3 approve  4 tell
exception: no cover: ~refuse~ ^coordinator calls two carers^
! so it was done all along. nobody had written it down.
end state: approved or refused, with a reason','{"languageId":"1111116","expertId":"900011","projectId":"P-0027","name":"Shift request and approval","description":"One record walked through the flow on paper.","enrolmentDate":"20260113","card":"flow: Request of a shift and its approval\nstart event: Carer asks for a free day\nrecord walked: No 118: asked Monday 9:10, answered Thursday\n! One real record, walked on paper, found more than a week of talk.\nsteps: 1 Ask  2 Cover found?  3 Approve  4 Tell\nexception: No cover: ~refuse~ ^coordinator calls two carers^\n! So it was done all along. Nobody had written it down.\nend state: Approved or refused, with a reason"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700028',1,1,27,'One book, described properly','1111113 900023 p-0028 one book, described properly nine catalogues merged with one database card. 20260102 table: book
column: isbn; type text; ~required~ ^not required^
! books from before 1970 have none. 4,100 of them are here.
column: title; type text; required
column: year; type integer; example 1987
key: book_id; ~isbn~
! nine catalogues, nine keys. none of them was unique.
relation: one book, many copies
merged: 9 catalogues, 212,000 rows, 1,840 by hand','{"languageId":"1111113","expertId":"900023","projectId":"P-0028","name":"One book, described properly","description":"Nine catalogues merged with one database card.","enrolmentDate":"20260102","card":"table: book\ncolumn: isbn; type text; ~required~ ^not required^\n! Books from before 1970 have none. 4,100 of them are here.\ncolumn: title; type text; required\ncolumn: year; type integer; example 1987\nkey: book_id; ~isbn~\n! Nine catalogues, nine keys. None of them was unique.\nrelation: one book, many copies\nmerged: 9 catalogues, 212,000 rows, 1,840 by hand"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700029',1,1,28,'Customer and household','1111113 900013 p-0029 customer and household two entities that were one column. 20251222 table: customer; household
column: customer.household_id; required ~yes~ ^no^
! a person may move in later. required would have refused them.
column: household.address; type text; example lindengasse 4/12
relation: one household, many customers
before: “anna and paul berger” in one column
! two entities in one column: look for the word “and”.
rule: a household without customers is kept 90 days','{"languageId":"1111113","expertId":"900013","projectId":"P-0029","name":"Customer and household","description":"Two entities that were one column.","enrolmentDate":"20251222","card":"table: customer; household\ncolumn: customer.household_id; required ~yes~ ^no^\n! A person may move in later. Required would have refused them.\ncolumn: household.address; type text; example Lindengasse 4/12\nrelation: one household, many customers\nbefore: “Anna and Paul Berger” in one column\n! Two entities in one column: look for the word “and”.\nrule: A household without customers is kept 90 days"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700030',1,1,29,'Energy tariff history','1111113 900005 p-0030 energy tariff history a value with a past: from-date and to-date explained. 20251211 table: tariff_price
column: from_date; type date; required; example 2026-01-01
column: until_date; type date; ~required~ ^empty: still valid^
! what is the end of something that has not ended?
column: cents_per_kwh; type decimal(6,3)
rule: periods of a tariff do not overlap
key: tariff_id + from_date
question: which price on 15 march? ^one row, always^
! the test of a history: any day gives one answer.','{"languageId":"1111113","expertId":"900005","projectId":"P-0030","name":"Energy tariff history","description":"A value with a past: from-date and to-date explained.","enrolmentDate":"20251211","card":"table: tariff_price\ncolumn: from_date; type date; required; example 2026-01-01\ncolumn: until_date; type date; ~required~ ^empty: still valid^\n! What is the end of something that has not ended?\ncolumn: cents_per_kwh; type decimal(6,3)\nrule: Periods of a tariff do not overlap\nkey: tariff_id + from_date\nquestion: Which price on 15 March? ^One row, always^\n! The test of a history: any day gives one answer."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700031',1,1,30,'Field, crop and season','1111113 900013 p-0031 field, crop and season many to many, told with tractors. 20251130 table: field; crop; field_season
relation: many fields, many crops, joined by season
column: field_season.year; type integer; required
column: field_season.hectares; ~from the field~ ^own value^
! half a field may be oats. the tractor knows.
key: field_id + crop_id + year
example: north 4; barley; 2026; 3.2
! read aloud to the driver. he corrected the hectares.','{"languageId":"1111113","expertId":"900013","projectId":"P-0031","name":"Field, crop and season","description":"Many to many, told with tractors.","enrolmentDate":"20251130","card":"table: field; crop; field_season\nrelation: many fields, many crops, joined by season\ncolumn: field_season.year; type integer; required\ncolumn: field_season.hectares; ~from the field~ ^own value^\n! Half a field may be oats. The tractor knows.\nkey: field_id + crop_id + year\nexample: North 4; barley; 2026; 3.2\n! Read aloud to the driver. He corrected the hectares."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700032',1,1,31,'Duplicate patients','1111113 900009 p-0032 duplicate patients finding duplicates with one query and one rule. 20251119 table: patient
query: same birthday, same family name, other id
rule: ~similar~ ^equal after accents are removed^ is a duplicate
! two people must find the same rows. “similar” finds two sets.
result: 312 pairs of 48,000
decision: reception joins; nothing is ^deleted^
! what is joined must be able to part again.
column: joined_into; type id; not required','{"languageId":"1111113","expertId":"900009","projectId":"P-0032","name":"Duplicate patients","description":"Finding duplicates with one query and one rule.","enrolmentDate":"20251119","card":"table: patient\nquery: same birthday, same family name, other id\nrule: ~Similar~ ^Equal after accents are removed^ is a duplicate\n! Two people must find the same rows. “Similar” finds two sets.\nresult: 312 pairs of 48,000\ndecision: Reception joins; nothing is ^deleted^\n! What is joined must be able to part again.\ncolumn: joined_into; type id; not required"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700033',1,1,32,'Reserve a place API','1111114 900014 p-0033 reserve a place api api card another team called without a meeting. 20251108 name: reserveplace
caller: driver app, own reservations only
request fields: garageid text, from time, until time
response fields: reservationid, ~status~ ^placenumber^
! a status is for us. the driver looks for a number on the wall.
steps: 1 check times  2 hold for 90 s  3 write
errors: e11 full; e12 until before from
^e13 asked twice: the first answer again^
! networks ask twice. say what the second gets.
example: { "garageid": "g4", "from": "18:00" }','{"languageId":"1111114","expertId":"900014","projectId":"P-0033","name":"Reserve a place API","description":"API card another team called without a meeting.","enrolmentDate":"20251108","card":"name: reservePlace\ncaller: Driver app, own reservations only\nrequest fields: garageId text, from time, until time\nresponse fields: reservationId, ~status~ ^placeNumber^\n! A status is for us. The driver looks for a number on the wall.\nsteps: 1 Check times  2 Hold for 90 s  3 Write\nerrors: E11 Full; E12 Until before From\n^E13 Asked twice: the first answer again^\n! Networks ask twice. Say what the second gets.\nexample: { \"garageId\": \"G4\", \"from\": \"18:00\" }"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700034',1,1,33,'Ticket state table','1111114 900012 p-0034 ticket state table seven states, eleven moves, no exceptions in code. 20251028 name: moveticket
states: new, offered, sold, paid, used, returned, void
moves: 11 of 42; ~all others by code~ ^all others refused^
! a table that says no is worth more than an if.
request fields: ticketid, to
errors: e31 this move is not in the table
example: sold to used: refused, paid first
! the example of a refusal was written by the door staff.','{"languageId":"1111114","expertId":"900012","projectId":"P-0034","name":"Ticket state table","description":"Seven states, eleven moves, no exceptions in code.","enrolmentDate":"20251028","card":"name: moveTicket\nstates: new, offered, sold, paid, used, returned, void\nmoves: 11 of 42; ~all others by code~ ^all others refused^\n! A table that says no is worth more than an if.\nrequest fields: ticketId, to\nerrors: E31 This move is not in the table\nexample: sold to used: refused, paid first\n! The example of a refusal was written by the door staff."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700035',1,1,34,'Refund operation in steps','1111114 900006 p-0035 refund operation in steps nine numbered steps, each with its error. 20251017 name: refund
caller: cash desk, up to 200 eur
steps: 1 find sale; none: e41
2 older than 30 days: e42
3 already refunded: ~e42~ ^e43^
! one error for two causes is two calls to the help desk.
4 book  5 pay  6 print … 9 close
side effects: writes refund, sends mail, ^frees the seat^
! step 7 was in nobody''s test.
response fields: refundid, amount','{"languageId":"1111114","expertId":"900006","projectId":"P-0035","name":"Refund operation in steps","description":"Nine numbered steps, each with its error.","enrolmentDate":"20251017","card":"name: refund\ncaller: Cash desk, up to 200 EUR\nsteps: 1 Find sale; none: E41\n2 Older than 30 days: E42\n3 Already refunded: ~E42~ ^E43^\n! One error for two causes is two calls to the help desk.\n4 Book  5 Pay  6 Print … 9 Close\nside effects: writes refund, sends mail, ^frees the seat^\n! Step 7 was in nobody''s test.\nresponse fields: refundId, amount"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700036',1,1,35,'Tariff calculation as data','1111114 900012 p-0036 tariff calculation as data rules in a table; the operation only reads them. 20251006 name: priceof
caller: contract, invoice, web
request fields: tariffid, day, kwh
steps: 1 read row of the day  2 multiply  3 round ^half up^
! rounding is a rule. it was three rules before.
rules: in table tariff_price, ~in the code~
! a new price is now a row, not a release.
errors: e51 no row for this day
example: t2, 2026-03-15, 1200: 339.60','{"languageId":"1111114","expertId":"900012","projectId":"P-0036","name":"Tariff calculation as data","description":"Rules in a table; the operation only reads them.","enrolmentDate":"20251006","card":"name: priceOf\ncaller: Contract, invoice, web\nrequest fields: tariffId, day, kwh\nsteps: 1 Read row of the day  2 Multiply  3 Round ^half up^\n! Rounding is a rule. It was three rules before.\nrules: in table tariff_price, ~in the code~\n! A new price is now a row, not a release.\nerrors: E51 No row for this day\nexample: T2, 2026-03-15, 1200: 339.60"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700037',1,1,36,'One backlog for three services','1111115 900007 p-0037 one backlog for three services an order without ties, with the reason in one line each. 20250925 backlog: three services, one order
1: us-044 refund, because 900 eur a week are lost
2: us-012 import, because 2 schools wait for it
3: us-051 search, ~high priority~ ^because exams begin in may^
! a reason in one line. “high” was on 41 of 60 cards.
rule: no two stories have the same number
! ties are where the loudest person wins.
owner: product owner; changed on mondays','{"languageId":"1111115","expertId":"900007","projectId":"P-0037","name":"One backlog for three services","description":"An order without ties, with the reason in one line each.","enrolmentDate":"20250925","card":"backlog: Three services, one order\n1: US-044 Refund, because 900 EUR a week are lost\n2: US-012 Import, because 2 schools wait for it\n3: US-051 Search, ~high priority~ ^because exams begin in May^\n! A reason in one line. “High” was on 41 of 60 cards.\nrule: No two stories have the same number\n! Ties are where the loudest person wins.\nowner: Product owner; changed on Mondays"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700038',1,1,37,'Four iterations of CareShift','1111115 900011 p-0038 four iterations of careshift promised, delivered and left out, side by side. 20250914 iteration: 1 to 4, careshift
promised: 8, 8, 7, 6 stories
delivered: 5, 6, 7, 6
left out: 3, 2, 0, 0; ~technical reasons~ ^no test data^
! a reason that can be mended, please.
time: 2 weeks each
learned: promise what was delivered last time
! the third iteration is the first that somebody could plan with.','{"languageId":"1111115","expertId":"900011","projectId":"P-0038","name":"Four iterations of CareShift","description":"Promised, delivered and left out, side by side.","enrolmentDate":"20250914","card":"iteration: 1 to 4, CareShift\npromised: 8, 8, 7, 6 stories\ndelivered: 5, 6, 7, 6\nleft out: 3, 2, 0, 0; ~technical reasons~ ^no test data^\n! A reason that can be mended, please.\ntime: 2 weeks each\nlearned: promise what was delivered last time\n! The third iteration is the first that somebody could plan with."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700039',1,1,38,'Issue log of a ferry launch','1111115 900008 p-0039 issue log of a ferry launch closed with pictures: forty-two issues, forty-two pictures. 20250903 issue: price of a car is missing on the ticket
type: defect
steps to repeat: 1 book two cars  2 remove one  3 print
severity: high; priority: ~asap~ ^before friday''s crossing^
! everything was asap, so nothing was.
assignee: developer of tickets
evidence: picture 17, ticket 30 march
! forty-two issues, forty-two pictures. none was reopened.
status: closed','{"languageId":"1111115","expertId":"900008","projectId":"P-0039","name":"Issue log of a ferry launch","description":"Closed with pictures: forty-two issues, forty-two pictures.","enrolmentDate":"20250903","card":"issue: Price of a car is missing on the ticket\ntype: Defect\nsteps to repeat: 1 Book two cars  2 Remove one  3 Print\nseverity: High; priority: ~ASAP~ ^before Friday''s crossing^\n! Everything was ASAP, so nothing was.\nassignee: Developer of tickets\nevidence: picture 17, ticket 30 March\n! Forty-two issues, forty-two pictures. None was reopened.\nstatus: Closed"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700040',1,1,39,'Blocked flows board','1111115 900019 p-0040 blocked flows board each block with a cause, an owner and a date. 20250823 board: flows that are blocked
flow: meter reading; blocked since 4 may
cause: ~waiting~ ^no file from the network operator^
! waiting is what we do. the cause is what they do.
owner: data flow manager, metering
next step: call on 6 may, 9:00
flow: invoice; blocked since 6 may by the first
! one line between the two saved a meeting.
date of freedom: 8 may','{"languageId":"1111115","expertId":"900019","projectId":"P-0040","name":"Blocked flows board","description":"Each block with a cause, an owner and a date.","enrolmentDate":"20250823","card":"board: Flows that are blocked\nflow: Meter reading; blocked since 4 May\ncause: ~waiting~ ^no file from the network operator^\n! Waiting is what we do. The cause is what they do.\nowner: Data flow manager, metering\nnext step: Call on 6 May, 9:00\nflow: Invoice; blocked since 6 May by the first\n! One line between the two saved a meeting.\ndate of freedom: 8 May"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700041',1,1,40,'First year of a rental ledger','1111217 900017 p-0041 first year of a rental ledger income statement, balance sheet and cash flow of month twelve. 20250812 period: year 1, month 12
revenue lines: 212 instruments, 29,960
cost of sales: repair and transport, -8,410
operating expenses: rent, one person, -17,900
result: before tax, 3,650
cash: ~3,650~ ^-2,100: the school pays in january^
! profit is an opinion until the money is there.
balance: instruments 41,000; loan 30,000
assumption: 6% are not returned (^measured: 4%^)
! replace guesses by what was measured, and say so.','{"languageId":"1111217","expertId":"900017","projectId":"P-0041","name":"First year of a rental ledger","description":"Income statement, balance sheet and cash flow of month twelve.","enrolmentDate":"20250812","card":"period: Year 1, month 12\nrevenue lines: 212 instruments, 29,960\ncost of sales: repair and transport, -8,410\noperating expenses: rent, one person, -17,900\nresult: before tax, 3,650\ncash: ~3,650~ ^-2,100: the school pays in January^\n! Profit is an opinion until the money is there.\nbalance: instruments 41,000; loan 30,000\nassumption: 6% are not returned (^measured: 4%^)\n! Replace guesses by what was measured, and say so."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700042',1,1,41,'Break-even of a grain scale','1111217 900021 p-0042 break-even of a grain scale the month the scale pays for itself, and what delays it. 20250801 period: months 1 to 30
investment: scale 18,600
revenue lines: 0.40 a tonne, 1,700 tonnes a month
operating expenses: calibration, -60 a month
result: the scale has paid for itself in month ~27~ ^31^
! without the wet august it was 27. there is always an august.
delays it: 10% less harvest: 3 months
assumption: price stays (guess, checked each september)
! one line on what would make it wrong.','{"languageId":"1111217","expertId":"900021","projectId":"P-0042","name":"Break-even of a grain scale","description":"The month the scale pays for itself, and what delays it.","enrolmentDate":"20250801","card":"period: Months 1 to 30\ninvestment: scale 18,600\nrevenue lines: 0.40 a tonne, 1,700 tonnes a month\noperating expenses: calibration, -60 a month\nresult: the scale has paid for itself in month ~27~ ^31^\n! Without the wet August it was 27. There is always an August.\ndelays it: 10% less harvest: 3 months\nassumption: price stays (guess, checked each September)\n! One line on what would make it wrong."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700043',1,1,42,'Cash timing of a subscription','1111217 900002 p-0043 cash timing of a subscription profit in march, money in may. 20250721 period: march to may
revenue lines: 380 x 18 eur, 6,840
result: profit in march, 410
cash: 6,840 arrive on ~delivery~ ^5 may^
! growers are paid on day 7. who lends us the eight weeks?
bridge: loan 5,000, 38 eur interest
assumption: 3% of cards are refused (measured)
^if 6%: cash ends on 19 april^
! the day on which it ends makes people listen.','{"languageId":"1111217","expertId":"900002","projectId":"P-0043","name":"Cash timing of a subscription","description":"Profit in March, money in May.","enrolmentDate":"20250721","card":"period: March to May\nrevenue lines: 380 x 18 EUR, 6,840\nresult: profit in March, 410\ncash: 6,840 arrive on ~delivery~ ^5 May^\n! Growers are paid on day 7. Who lends us the eight weeks?\nbridge: loan 5,000, 38 EUR interest\nassumption: 3% of cards are refused (measured)\n^if 6%: cash ends on 19 April^\n! The day on which it ends makes people listen."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700044',1,1,43,'Pazar Box: the whole file','1111118 900010 p-0044 pazar box: the whole file eight cards, one product, thirty hours. 20250710 file: pazar box, eight cards
business case: 18 eur a box, 410 boxes
financial statement: 410 x 18 = 7,380
data flow: order to doorstep, 11 steps
user story: pause a box; role ~user~ ^subscriber^
! one person, one name, on all eight cards.
form: pause deliveries; from, until, reason
database: delivery_pause; from_date, until_date
api: pausedelivery; ~customerno~ ^customerid^
! the same field under two names costs a week at the seam.
issue: paused box was packed','{"languageId":"1111118","expertId":"900010","projectId":"P-0044","name":"Pazar Box: the whole file","description":"Eight cards, one product, thirty hours.","enrolmentDate":"20250710","card":"file: Pazar Box, eight cards\nBusiness Case: 18 EUR a box, 410 boxes\nFinancial Statement: 410 x 18 = 7,380\nData Flow: Order to doorstep, 11 steps\nUser Story: Pause a box; role ~user~ ^subscriber^\n! One person, one name, on all eight cards.\nForm: Pause deliveries; From, Until, Reason\nDatabase: delivery_pause; from_date, until_date\nAPI: pauseDelivery; ~customerNo~ ^customerId^\n! The same field under two names costs a week at the seam.\nIssue: Paused box was packed"}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700045',1,1,44,'ClinicQueue: the whole file','1111118 900015 p-0045 clinicqueue: the whole file a registration service from revenue line to last issue. 20250629 file: clinicqueue, eight cards
business case: 0.90 eur a registration
financial statement: break-even at 3 clinics
data flow: ~registration~ ^message to waiting room^
! name the first and the last moment, not the middle.
user story: register before the visit
form: twelve inputs
database: patient, visit
api: registervisit; e13 asked twice
issue: health card of another person
! the last issue led back to the third card. it had no refusal.','{"languageId":"1111118","expertId":"900015","projectId":"P-0045","name":"ClinicQueue: the whole file","description":"A registration service from revenue line to last issue.","enrolmentDate":"20250629","card":"file: ClinicQueue, eight cards\nBusiness Case: 0.90 EUR a registration\nFinancial Statement: break-even at 3 clinics\nData Flow: ~Registration~ ^Message to waiting room^\n! Name the first and the last moment, not the middle.\nUser Story: Register before the visit\nForm: twelve inputs\nDatabase: patient, visit\nAPI: registerVisit; E13 Asked twice\nIssue: Health card of another person\n! The last issue led back to the third card. It had no refusal."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('samples','700046',1,1,45,'SchoolRun: the whole file','1111118 900016 p-0046 schoolrun: the whole file a hand-over file read by a team that had never met the authors. tba file: schoolrun, eight cards
handed to: a team that had met nobody of us
questions asked: ~none~ ^14 in two weeks^
! count the questions. they are the holes of the file.
business case: 4 eur a family and month
data flow: class list to pickup
user story: change the pickup person
form: name, photograph
api: namepickup; errors 3 of 3 answered
! eleven of 14 were about one word: “parent”.','{"languageId":"1111118","expertId":"900016","projectId":"P-0046","name":"SchoolRun: the whole file","description":"A hand-over file read by a team that had never met the authors.","enrolmentDate":"TBA","card":"file: SchoolRun, eight cards\nhanded to: a team that had met nobody of us\nquestions asked: ~none~ ^14 in two weeks^\n! Count the questions. They are the holes of the file.\nBusiness Case: 4 EUR a family and month\nData Flow: Class list to pickup\nUser Story: Change the pickup person\nForm: Name, Photograph\nAPI: namePickup; errors 3 of 3 answered\n! Eleven of 14 were about one word: “parent”."}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','nordhavn-freight',1,1,0,'Nordhavn Freight','nordhavn freight  ','{"name":"Nordhavn Freight","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','quill-ledger',1,1,1,'Quill & Ledger','quill & ledger  ','{"name":"Quill & Ledger","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','harbor-clinic-systems',1,1,2,'Harbor Clinic Systems','harbor clinic systems  ','{"name":"Harbor Clinic Systems","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','marketlane',1,1,3,'MarketLane','marketlane  ','{"name":"MarketLane","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','falkenrath-energie',1,1,4,'Falkenrath Energie','falkenrath energie  ','{"name":"Falkenrath Energie","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','azulejo-rentals',1,1,5,'Azulejo Rentals','azulejo rentals  ','{"name":"Azulejo Rentals","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','fjordline-ferries',1,1,6,'Fjordline Ferries','fjordline ferries  ','{"name":"Fjordline Ferries","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','leaselight',1,1,7,'LeaseLight','leaselight  ','{"name":"LeaseLight","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','careshift',1,1,8,'CareShift','careshift  ','{"name":"CareShift","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','alp-ticketing',1,1,9,'Alp Ticketing','alp ticketing  ','{"name":"Alp Ticketing","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','schoolrun',1,1,10,'SchoolRun','schoolrun  ','{"name":"SchoolRun","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('partners','rentledger',1,1,11,'RentLedger','rentledger  ','{"name":"RentLedger","logo":"","link":""}','2026-11-26T13:16:59.588Z','',NULL);
INSERT INTO "content_records" VALUES('questions','bd10c0cc-df8b-4a32-9560-4d39e557799d',1,NULL,25,'Draft only: may I bring a colleague?','draft only: may i bring a colleague? classes <p>yes, with an own seat.</p>','{"question":"Draft only: may I bring a colleague?","topic":"Classes","answer":"<p>Yes, with an own seat.</p>"}','2026-11-26T13:16:59.617Z','trainer@example.com',NULL);
INSERT INTO "content_records" VALUES('partners','draft-partner-02c6',1,NULL,12,'Draft partner','draft partner  https://draft.example','{"name":"Draft partner","logo":"","link":"https://draft.example"}','2026-11-26T13:16:59.752Z','trainer@example.com',NULL);
CREATE TABLE "content_versions" ("kind" text not null, "id" text not null, "version" integer not null, "at" text not null, "email" text not null, "action" text not null, "data" text not null, constraint "content_versions_key" primary key ("kind", "id", "version"));
INSERT INTO "content_versions" VALUES('questions','bd10c0cc-df8b-4a32-9560-4d39e557799d',1,'2026-11-26T13:16:59.619Z','trainer@example.com','created','{"question":"Draft only: may I bring a colleague?","topic":"Classes","answer":"<p>Yes, with an own seat.</p>"}');
INSERT INTO "content_versions" VALUES('questions','faq-1',2,'2026-11-26T13:16:59.680Z','trainer@example.com','saved','{"question":"How do I become a member? (changed, not published)","topic":"membership","answer":"<p>To inquire about membership, please get in touch with your Corporate Trainer. Your trainer opens your membership and you receive an activation key by e-mail. There is no self-service sign-up.</p>"}');
INSERT INTO "content_versions" VALUES('questions','faq-2',2,'2026-11-26T13:16:59.708Z','trainer@example.com','deleted','{"question":"I have an activation key. What do I do with it?","topic":"membership","answer":"<p>Open the link in the e-mail. The page asks for the pass code you were sent and a password. Choose at least eight characters, or six with letters and digits, and press <strong>Create Account</strong>.</p>"}');
INSERT INTO "content_versions" VALUES('experts','900001',2,'2026-11-26T13:16:59.728Z','trainer@example.com','saved','{"fullname":"Amara Lindqvist-Osei","position":"Product Owner","company":"Nordlicht & Söhne","countryName":"Sweden","photo":"","photoText":"","languages":["1111111","1111116"],"shortBio":"Spent nine years moving pallets and six describing them. Writes stories that a night shift can follow.","linkedinUrl":"https://example.com/demo/in/900001","fbUrl":""}');
INSERT INTO "content_versions" VALUES('experts','900001',3,'2026-11-26T13:16:59.737Z','trainer@example.com','published','{"fullname":"Amara Lindqvist-Osei","position":"Product Owner","company":"Nordlicht & Söhne","countryName":"Sweden","photo":"","photoText":"","languages":["1111111","1111116"],"shortBio":"Spent nine years moving pallets and six describing them. Writes stories that a night shift can follow.","linkedinUrl":"https://example.com/demo/in/900001","fbUrl":""}');
INSERT INTO "content_versions" VALUES('partners','draft-partner-02c6',1,'2026-11-26T13:16:59.752Z','trainer@example.com','created','{"name":"Draft partner","logo":"","link":"https://draft.example"}');
CREATE TABLE "devices" ("token_hash" text primary key, "member_id" text not null references "members" ("id") on delete cascade, "used_at" text not null);
INSERT INTO "devices" VALUES('Fd1ML3uggJT0aqOaeEuVZarZ7wjEHqAl95KtLGbuGQE','3a6e7343-5ae0-485f-beaa-b437b6073c0a','2026-11-26T13:17:50.678Z');
INSERT INTO "devices" VALUES('UsaFp-J2Y5chRthpxahwo2XiD3NVVQ8exZM6CijaSHg','c7968d80-d15d-4dbc-8f0e-7dbe090a7935','2026-11-26T13:17:51.664Z');
INSERT INTO "devices" VALUES('iOJVs8_bmoQX_A27yGLh9ixSWvB4pwDYx62GQcz_q04','3a6e7343-5ae0-485f-beaa-b437b6073c0a','2026-11-26T13:18:03.592Z');
INSERT INTO "devices" VALUES('lrIRT71jAPQNCgoQSW8cdNZA_4-a8VgcaeUiCN0Vgd0','c7968d80-d15d-4dbc-8f0e-7dbe090a7935','2026-11-26T13:18:03.805Z');
INSERT INTO "devices" VALUES('9n8mk_HlVx_XbNvGpvlTiP9Qg3zubpA8NZflJBrIOYQ','3a6e7343-5ae0-485f-beaa-b437b6073c0a','2026-11-26T13:18:04.448Z');
CREATE TABLE "enrolments" ("member_id" text not null references "members" ("id"), "class_id" text not null references "classes" ("id"), "created_at" text not null, constraint "enrolments_key" primary key ("member_id", "class_id"));
INSERT INTO "enrolments" VALUES('3a6e7343-5ae0-485f-beaa-b437b6073c0a','500036','2026-11-26T13:18:03.675Z');
CREATE TABLE "expert_languages" ("expert_id" text not null references "experts" ("id"), "language_id" text not null references "languages" ("id"), "sequence" integer not null, constraint "expert_languages_key" primary key ("expert_id", "language_id"));
INSERT INTO "expert_languages" VALUES('900002','1111112',0);
INSERT INTO "expert_languages" VALUES('900002','1111217',1);
INSERT INTO "expert_languages" VALUES('900003','1111118',0);
INSERT INTO "expert_languages" VALUES('900003','1111117',1);
INSERT INTO "expert_languages" VALUES('900004','1111112',0);
INSERT INTO "expert_languages" VALUES('900004','1111118',1);
INSERT INTO "expert_languages" VALUES('900005','1111116',0);
INSERT INTO "expert_languages" VALUES('900005','1111113',1);
INSERT INTO "expert_languages" VALUES('900006','1111114',0);
INSERT INTO "expert_languages" VALUES('900006','1111113',1);
INSERT INTO "expert_languages" VALUES('900007','1111111',0);
INSERT INTO "expert_languages" VALUES('900007','1111115',1);
INSERT INTO "expert_languages" VALUES('900008','1111115',0);
INSERT INTO "expert_languages" VALUES('900008','1111117',1);
INSERT INTO "expert_languages" VALUES('900009','1111117',0);
INSERT INTO "expert_languages" VALUES('900009','1111113',1);
INSERT INTO "expert_languages" VALUES('900010','1111112',0);
INSERT INTO "expert_languages" VALUES('900010','1111116',1);
INSERT INTO "expert_languages" VALUES('900011','1111118',0);
INSERT INTO "expert_languages" VALUES('900011','1111112',1);
INSERT INTO "expert_languages" VALUES('900012','1111114',0);
INSERT INTO "expert_languages" VALUES('900012','1111116',1);
INSERT INTO "expert_languages" VALUES('900013','1111113',0);
INSERT INTO "expert_languages" VALUES('900014','1111111',0);
INSERT INTO "expert_languages" VALUES('900014','1111114',1);
INSERT INTO "expert_languages" VALUES('900015','1111117',0);
INSERT INTO "expert_languages" VALUES('900015','1111111',1);
INSERT INTO "expert_languages" VALUES('900016','1111118',0);
INSERT INTO "expert_languages" VALUES('900016','1111115',1);
INSERT INTO "expert_languages" VALUES('900017','1111217',0);
INSERT INTO "expert_languages" VALUES('900017','1111112',1);
INSERT INTO "expert_languages" VALUES('900018','1111116',0);
INSERT INTO "expert_languages" VALUES('900019','1111115',0);
INSERT INTO "expert_languages" VALUES('900019','1111111',1);
INSERT INTO "expert_languages" VALUES('900020','1111111',0);
INSERT INTO "expert_languages" VALUES('900020','1111112',1);
INSERT INTO "expert_languages" VALUES('900021','1111116',0);
INSERT INTO "expert_languages" VALUES('900021','1111217',1);
INSERT INTO "expert_languages" VALUES('900022','1111112',0);
INSERT INTO "expert_languages" VALUES('900022','1111117',1);
INSERT INTO "expert_languages" VALUES('900023','1111113',0);
INSERT INTO "expert_languages" VALUES('900023','1111117',1);
INSERT INTO "expert_languages" VALUES('900001','1111111',0);
INSERT INTO "expert_languages" VALUES('900001','1111116',1);
CREATE TABLE "experts" ("id" text primary key, "fullname" text not null, "user_image" text not null, "country_name" text not null, "company" text not null, "position" text not null, "short_bio" text not null, "linkedin_url" text not null, "fb_url" text not null, "sequence" text default '' not null, "image_text" text default '' not null, "image_tint" text default '' not null);
INSERT INTO "experts" VALUES('900001','Amara Lindqvist-Osei','900001.svg','Sweden','Nordlicht & Söhne','Product Owner','Spent nine years moving pallets and six describing them. Writes stories that a night shift can follow.','https://example.com/demo/in/900001','','000000000','','');
INSERT INTO "experts" VALUES('900002','Tomas Verhelle','900002.svg','Belgium','Quill & Ledger (demo)','Business Analyst','Former auditor who switched sides. Believes a forecast without assumptions is a poem.','https://example.com/demo/in/900002','https://example.com/demo/fb/900002','','','');
INSERT INTO "experts" VALUES('900003','Elif Saricam','900003.svg','Türkiye','Harbor Clinic Systems (demo)','Digital Product Agile Coach','Introduced one form vocabulary to eleven hospital departments. Coaches with a printed card in hand.','https://example.com/demo/in/900003','','','','');
INSERT INTO "experts" VALUES('900004','Kwabena Asare-Holt','900004.svg','Ghana','MarketLane (demo)','Digital Product Manager','Runs three marketplaces for growers. Ranks features by the money that stops without them.','https://example.com/demo/in/900004','https://example.com/demo/fb/900004','','','');
INSERT INTO "experts" VALUES('900005','Ingrid Falkenrath','900005.svg','Germany','Falkenrath Energie (demo)','Data Flow Manager','Draws meter readings from the cellar to the invoice, and finds where a day goes missing.','https://example.com/demo/in/900005','','','','');
INSERT INTO "experts" VALUES('900006','Rafael Monteiro-Dias','900006.svg','Portugal','Azulejo Rentals (demo)','Lead Developer','Writes the API card first, the code second and the meeting invitation last.','https://example.com/demo/in/900006','','','','');
INSERT INTO "experts" VALUES('900007','Mei-Ling Hartono','900007.svg','Indonesia','TuneLoan (demo)','Product Owner','Keeps one backlog for instruments, repairs and refunds. No ties allowed.','','https://example.com/demo/fb/900007','','','');
INSERT INTO "experts" VALUES('900008','Oskar Brandvold','900008.svg','Norway','Fjordline Ferries (demo)','Quality Lead','Has closed four thousand issues, each with a picture.','https://example.com/demo/in/900008','','','','');
INSERT INTO "experts" VALUES('900009','Priyanka Suresh-Hald','900009.svg','India','LeaseLight (demo)','Business Analyst','Turns policy text into inputs, types and error messages people do not swear at.','https://example.com/demo/in/900009','https://example.com/demo/fb/900009','','','');
INSERT INTO "experts" VALUES('900010','Yusuf Kayadere','900010.svg','Türkiye','Pazar Box (demo)','Co-founder','Started a vegetable box with a spreadsheet. The spreadsheet is now a data flow and has a name.','https://example.com/demo/in/900010','https://example.com/demo/fb/900010','','','');
INSERT INTO "experts" VALUES('900011','Hannah O''Donoghue-Bell','900011.svg','Ireland','CareShift (demo)','Digital Product Manager','Schedules carers across four counties. Explains revenue stoppers to people who dislike both words.','https://example.com/demo/in/900011','','','','');
INSERT INTO "experts" VALUES('900012','Luca Bernasconi-Adeyemi','900012.svg','Switzerland','Alp Ticketing (demo)','Architect','Prefers tables of rules to trees of ifs.','https://example.com/demo/in/900012','','','','');
INSERT INTO "experts" VALUES('900013','Sofia Petrakis-Lund','900013.svg','Greece','FieldNote (demo)','Data Steward','Owns four hundred column descriptions and can tell you who disagrees with each.','','','','','');
INSERT INTO "experts" VALUES('900014','Daniel Achterberg','900014.svg','Netherlands','ParkShare (demo)','Development Team Member','Asks for the refused value before the accepted one.','https://example.com/demo/in/900014','','','','');
INSERT INTO "experts" VALUES('900015','Noor Al-Rashidi','900015.svg','Jordan','ClinicQueue (demo)','Product Owner','Cut a registration form from thirty-one inputs to twelve and kept the reasons for each.','https://example.com/demo/in/900015','https://example.com/demo/fb/900015','','','');
INSERT INTO "experts" VALUES('900016','Camille Roussel-Nkemelu','900016.svg','France','SchoolRun (demo)','Digital Product Agile Coach','Runs hand-overs with a kitchen timer: business, product, development, forty minutes.','https://example.com/demo/in/900016','','','','');
INSERT INTO "experts" VALUES('900017','Jae-won Pritchard','900017.svg','United Kingdom','RentLedger (demo)','Finance Partner','Teaches product teams to find themselves in the income statement.','https://example.com/demo/in/900017','','','','');
INSERT INTO "experts" VALUES('900018','Beatriz Campos-Vidal','900018.svg','Spain','TicketLoop (demo)','Data Flow Manager','Walks one ticket through the flow every Monday, on paper.','','https://example.com/demo/fb/900018','','','');
INSERT INTO "experts" VALUES('900019','Mikołaj Zawadzki-Reeve','900019.svg','Poland','FreightDesk (demo)','Lead Tester','Writes acceptance criteria that can be answered yes or no, and mostly hears yes.','https://example.com/demo/in/900019','','','','');
INSERT INTO "experts" VALUES('900020','Aroha Te Kahu-Simmons','900020.svg','New Zealand','PetPass (demo)','Product Owner','Sells insurance for sheepdogs. Her segments have rules, her sheepdogs do not.','https://example.com/demo/in/900020','https://example.com/demo/fb/900020','','','');
INSERT INTO "experts" VALUES('900021','Viktor Szalai-Grant','900021.svg','Hungary','Danube Grain (demo)','Business Analyst','Follows a tonne of grain from field to balance sheet.','https://example.com/demo/in/900021','','','','');
INSERT INTO "experts" VALUES('900022','Fatou Diallo-Bergström','900022.svg','Senegal','MoboClinic (demo)','Digital Product Manager','Designs forms for thumbs, sunlight and patience.','https://example.com/demo/in/900022','','','','');
INSERT INTO "experts" VALUES('900023','Ethan Vasquez-Moreau','900023.svg','Canada','Northern Library Co-op (demo)','Development Team Member','Merged nine library catalogues by describing one book properly.','','','','','');
CREATE TABLE "faq_items" ("id" text primary key, "sequence" integer not null, "topic" text not null, "question" text not null, "answer" text not null);
INSERT INTO "faq_items" VALUES('faq-1',0,'membership','How do I become a member?','<p>To inquire about membership, please get in touch with your Corporate Trainer. Your trainer opens your membership and you receive an activation key by e-mail. There is no self-service sign-up.</p>');
INSERT INTO "faq_items" VALUES('faq-3',2,'membership','My pass code did not arrive.','<p>Check the spam folder, then press <strong>Resend pass code</strong> on the activation page. You can ask again after 15 seconds. The newest code is the valid one.</p>');
INSERT INTO "faq_items" VALUES('faq-4',3,'languages','What is a ''Language'' here?','<p>A Language is an agreed way to describe one side of a digital product: its money, its flow, its stories, its forms, its data or its operations. It has a vocabulary, a card and rules for a complete description.</p>');
INSERT INTO "faq_items" VALUES('faq-5',4,'languages','How many Languages are there: seven, eight or nine?','<p>All three numbers are used. Seven Languages are coached in daily work. With Financial Statement there are eight, one for each card type. Digital Product combines the eight, so the course list has nine entries.</p>');
INSERT INTO "faq_items" VALUES('faq-6',5,'languages','Where should I start?','<p>Use <a href="/my-needs">My Needs</a>. Switch off what your role does not need and the page shows what is left, with the hours. If you still hesitate, start with User Story; every other Language meets it.</p>');
INSERT INTO "faq_items" VALUES('faq-7',6,'languages','Do I need to be able to program?','<p>No. Data and Data Oriented Programming use simple SQL and numbered steps in plain words. You do need patience for naming things.</p>');
INSERT INTO "faq_items" VALUES('faq-8',7,'languages','In what order should a team take the Languages?','<p>Business roles usually begin with Money, development teams with User Story. Data Flow connects the two and is a good second course for both.</p>');
INSERT INTO "faq_items" VALUES('faq-9',8,'classes','How are classes held?','<p>Most are live online in sessions of two to three and a half hours. Some are in a classroom and a few are blended. The class card says which, in the class time zone and in yours.</p>');
INSERT INTO "faq_items" VALUES('faq-10',9,'classes','What does a class cost and is tax added?','<p>The price on the class card is the price at check-out. Tax (VAT) is shown as Free and the quantity is one seat.</p>');
INSERT INTO "faq_items" VALUES('faq-11',10,'classes','Can my company book several seats?','<p>Yes, through your Corporate Trainer or the Contact Us form. Write the class name and the number of seats in the message.</p>');
INSERT INTO "faq_items" VALUES('faq-12',11,'classes','Where do I pay, and do I get an invoice?','<p>Apply takes your seat. You pay afterwards on the provider’s app site, before the first session, and find the invoice there. If your company pays for several people, your Corporate Trainer arranges one invoice.</p>');
INSERT INTO "faq_items" VALUES('faq-13',12,'classes','Can I cancel, and do I get a refund?','<p>You may cancel until 14 days before the first session and get a full refund. From the 13th day until the day before you get half of the price back; from the first session on there is no refund. The rule is in the <a href="/terms-condition">terms</a> under Cancellation and transfer.</p>');
INSERT INTO "faq_items" VALUES('faq-14',13,'classes','Can a colleague take my seat, or can I change the class?','<p>A colleague may take your seat at any time before the first session, at no cost. You may move once to another class of the same Language, until seven days before it begins. Write to us with both names.</p>');
INSERT INTO "faq_items" VALUES('faq-15',14,'classes','What happens if I miss a session?','<p>Tell your trainer before the session. You can usually join the same session of a parallel class. For the DPAC track, all live hours have to be completed.</p>');
INSERT INTO "faq_items" VALUES('faq-16',15,'assessment','Is the Agile Communication Level Meter an exam?','<p>No. It is a demonstration. You mark what you can already do and see how the weights of a communication case turn the marks into a level. An assessment by a coach looks at real work.</p>');
INSERT INTO "faq_items" VALUES('faq-17',16,'assessment','Why does my level change when I choose another case?','<p>Each of the eight cases gives the Languages different weights. The same skills count more in one conversation than in another. Choose the case closest to your week.</p>');
INSERT INTO "faq_items" VALUES('faq-18',17,'assessment','Why does one case reach 105 and another 90?','<p>The weights are shown as published. In case 2 they add up to 105 and in case 3 to 90, so that is the most each case can show.</p>');
INSERT INTO "faq_items" VALUES('faq-19',18,'assessment','Do you store my answers?','<p>Not on our servers. Your answers stay in this browser until you clear them. A link you share contains them.</p>');
INSERT INTO "faq_items" VALUES('faq-20',19,'certification','What is the DPAC certification?','<p>The Digital Product Agile Coach certification confirms that a person can lead a product conversation through all the Languages and coach others to do it. It has 12 steps, 60 hours of live classes and an individual final project.</p>');
INSERT INTO "faq_items" VALUES('faq-21',20,'certification','The Digital Product course has 30 hours. Why does DPAC need 60?','<p>They are two offers. Digital Product is a 30-hour course that can be taken on its own. The DPAC track has 60 hours of live online classes, followed by a project, a defence and a grade.</p>');
INSERT INTO "faq_items" VALUES('faq-22',21,'certification','How long do I have for the final project?','<p>You submit it within 4 weeks. It is evaluated within 2 weeks after submission. Then you defend it and it is graded.</p>');
INSERT INTO "faq_items" VALUES('faq-23',22,'certification','Can an employer check a certificate?','<p>A public certificate registry with a search is coming soon. Until then, write to us with the certificate number and the holder''s consent.</p>');
INSERT INTO "faq_items" VALUES('faq-24',23,'platform','What is the Agile Communication Framework?','<p>It is the practice Simulation Platform: 11 modules in which you fill the same cards you use in class, on a real or invented product.</p>');
INSERT INTO "faq_items" VALUES('faq-25',24,'platform','Which browsers does the site support?','<p>Current versions of Chrome, Edge, Firefox and Safari, on a phone, a tablet or a computer. Everything works with a keyboard and with a screen reader.</p>');
CREATE TABLE "guesses" ("account_hash" text primary key, "failures" integer not null, "wait_until" text not null);
INSERT INTO "guesses" VALUES('nVgE5vUHk3jpJ-LXVF-sqzTXIO59fBQ95tyRVsCnnkQ',0,'2026-11-26T13:18:03.320Z');
INSERT INTO "guesses" VALUES('C7LaAHgEdAilepc9VjAsCP1_OhIJ1TAavwhUB3zBNAY',0,'2026-11-26T14:17:31.314Z');
INSERT INTO "guesses" VALUES('YBMB-M1x9VkF1qyPs01hNvJ_X07c9sd0bCclix12nNs',0,'2026-11-26T13:18:03.705Z');
CREATE TABLE "invitations" ("key_hash" text primary key, "email" text not null, "fullname" text not null, "class_id" text not null, "pass_code_hash" text not null, "tries_left" integer not null, "created_at" text not null, "expires_at" text not null, "member_id" text references "members" ("id"), "revoked_at" text, "renews_member_id" text references "members" ("id"));
INSERT INTO "invitations" VALUES('J-Kkdgi74ibDOe3fAzrJliEUGs-QdneZ_A0rw2I9JoY','newcomer@example.com','Demo Newcomer','500001','4erv59iod89d1t7vDFK-3RNtMKSbLc9BypNnYNtCNTs',5,'2026-11-26T13:15:47.497Z','2027-11-26T13:15:47.496Z',NULL,NULL,NULL);
INSERT INTO "invitations" VALUES('BtACjsQwD43kXsfiAKQWQQWyiC5PQxDqJWNa5DckxtI','anna@example.org','Anna Älteste','500036','PWm06OXyT39gju4nRqMcMPLCw6INGst_vd5MkJfcgbs',5,'2026-11-26T13:17:23.796Z','2026-12-10T13:17:23.668Z',NULL,'2026-11-26T13:17:49.833Z',NULL);
INSERT INTO "invitations" VALUES('40JHGS6Ve9dExMXrO2_RpDMr8UwMtiXBjBfKaBt2Dr0','boris@example.org','Boris Beispiel','500037','BtSdiYLHBDIqHcfSa0y7flGbO6iDOcZGuH31-Lpch_Q',5,'2026-11-26T13:17:25.191Z','2026-12-10T13:17:25.039Z',NULL,'2026-11-26T13:17:50.765Z',NULL);
INSERT INTO "invitations" VALUES('HmEn8cX-Xyxf_2onnkK7iHAIgVMCTMSHJftai8bgv5c','open.invitation@example.org','Olga Offen','500036','pvB0PxQ2qeSl7AoACsi-eg6EcXkaIzaQ7MyKowBP0KY',5,'2026-11-26T13:17:26.781Z','2026-12-10T13:17:26.706Z',NULL,'2026-11-26T13:17:51.800Z',NULL);
INSERT INTO "invitations" VALUES('FIHdkpQ_FC5YyxnPWsG93wZdajPJm50t9hufs37FCi4','anna@example.org','Anna Älteste','500036','7MF2KJGZMH1XFH3PwuHYIsI5lpWrDJRPt0j8qY_-izs',5,'2026-11-26T13:17:49.834Z','2026-12-10T13:17:49.725Z','3a6e7343-5ae0-485f-beaa-b437b6073c0a',NULL,NULL);
INSERT INTO "invitations" VALUES('l3Q1CVPjEALhxAH7oQ9TLZTJ98pYuQGwTd270xRXLWk','boris@example.org','Boris Beispiel','500039','NmTigAKK6HclQcXnQ2UhZ1r1ePlgVIAhyITWBFCbs0A',5,'2026-11-26T13:17:50.766Z','2026-12-10T13:17:50.763Z','c7968d80-d15d-4dbc-8f0e-7dbe090a7935',NULL,NULL);
INSERT INTO "invitations" VALUES('C2aJt6MJT8pQc4WRBA95-AaM05YcUvbFeg0YGsIy-rw','open.invitation@example.org','Olga Offen','500039','5MGGH6Gs6_r87Hnau_X9dhxaYH2EB_beqs4loIB3OSU',5,'2026-11-26T13:17:51.807Z','2026-12-10T13:17:51.783Z',NULL,NULL,NULL);
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO "kysely_migration" VALUES('0001-tables','2026-11-26T13:15:42.275Z');
INSERT INTO "kysely_migration" VALUES('0002-sign-ins','2026-11-26T13:15:42.596Z');
INSERT INTO "kysely_migration" VALUES('0003-mail-queue','2026-11-26T13:15:42.961Z');
INSERT INTO "kysely_migration" VALUES('0004-partner-keys','2026-11-26T13:15:43.443Z');
INSERT INTO "kysely_migration" VALUES('0005-list-versions','2026-11-26T13:15:44.100Z');
INSERT INTO "kysely_migration" VALUES('0006-newest-classes','2026-11-26T13:15:44.102Z');
INSERT INTO "kysely_migration" VALUES('0007-devices','2026-11-26T13:15:44.119Z');
INSERT INTO "kysely_migration" VALUES('0008-staff','2026-11-26T13:15:44.152Z');
INSERT INTO "kysely_migration" VALUES('0009-content-records','2026-11-26T13:15:44.195Z');
INSERT INTO "kysely_migration" VALUES('0010-class-states','2026-11-26T13:15:44.232Z');
INSERT INTO "kysely_migration" VALUES('0011-messages','2026-11-26T13:15:44.233Z');
INSERT INTO "kysely_migration" VALUES('0012-content-version','2026-11-26T13:15:44.246Z');
INSERT INTO "kysely_migration" VALUES('0013-partner-accounts','2026-11-26T13:15:44.269Z');
INSERT INTO "kysely_migration" VALUES('0014-pictures','2026-11-26T13:15:44.356Z');
INSERT INTO "kysely_migration" VALUES('0015-partner-enrolments','2026-11-26T13:15:44.366Z');
INSERT INTO "kysely_migration" VALUES('0016-sample-cards','2026-11-26T13:15:44.371Z');
INSERT INTO "kysely_migration" VALUES('0017-waiting-and-attendance','2026-11-26T13:15:44.507Z');
INSERT INTO "kysely_migration" VALUES('0018-listed-records','2026-11-26T13:15:44.512Z');
INSERT INTO "kysely_migration" VALUES('0019-content-changes','2026-11-26T13:15:44.905Z');
INSERT INTO "kysely_migration" VALUES('0020-partner-uses','2026-11-26T13:15:44.939Z');
INSERT INTO "kysely_migration" VALUES('0021-place-requests','2026-11-26T13:15:45.143Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO "kysely_migration_lock" VALUES('migration_lock',0);
CREATE TABLE "languages" ("id" text primary key, "name" text not null, "mark" text not null);
INSERT INTO "languages" VALUES('1111118','Digital Product','product');
INSERT INTO "languages" VALUES('1111217','Financial Statement','statement');
INSERT INTO "languages" VALUES('1111112','Money','money');
INSERT INTO "languages" VALUES('1111117','Form','form');
INSERT INTO "languages" VALUES('1111111','User Story','story');
INSERT INTO "languages" VALUES('1111116','Data Flow','flow');
INSERT INTO "languages" VALUES('1111115','User Story Management','management');
INSERT INTO "languages" VALUES('1111113','Data','data');
INSERT INTO "languages" VALUES('1111114','Data Oriented Programming','programming');
CREATE TABLE "list_versions" ("list" text primary key, "version" integer not null);
INSERT INTO "list_versions" VALUES('classes',45);
INSERT INTO "list_versions" VALUES('samples',47);
INSERT INTO "list_versions" VALUES('experts',25);
INSERT INTO "list_versions" VALUES('content',202);
CREATE TABLE "mails" ("id" text primary key, "created_at" text not null, "sender" text not null, "recipient" text not null, "subject" text not null, "text" text not null, "html" text not null, "sent_at" text, "next_try_at" text, "tries" integer default 0 not null, "fault" text, "calendar" text default '' not null);
INSERT INTO "mails" VALUES('01a217ff-75a9-7974-9af8-180515371fb8','2026-11-26T13:15:47.497Z','Agile Languages <no-reply@example.com>','newcomer@example.com','Your invitation to Agile Languages','Hello Demo Newcomer,

Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.

Pass code: 123456

Link: http://localhost:24100/auth/demo-activation-key

If you did not expect this mail, you can ignore it.','<p>Hello Demo Newcomer,</p>
<p>Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.</p>
<p>Pass code: <strong>123456</strong></p>
<p><a href="http://localhost:24100/auth/demo-activation-key">Open your invitation</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:15:47.497Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21800-904a-7e8c-8de9-4c11941e4962','2026-11-26T13:16:59.850Z','Agile Languages <no-reply@example.com>','editor@example.com','Your sign-in to the desk of Agile Languages','Hello,

You may sign in to the desk of Agile Languages. Open the link within a day; it works once.

If you could sign in before, that ends as soon as you use the link.

Link: http://localhost:24100/desk/welcome#nyrgjGF3fYm1C3YI_2nwLQ

If you did not expect this mail, you can ignore it.','<p>Hello,</p>
<p>You may sign in to the desk of Agile Languages. Open the link within a day; it works once.</p>
<p>If you could sign in before, that ends as soon as you use the link.</p>
<p><a href="http://localhost:24100/desk/welcome#nyrgjGF3fYm1C3YI_2nwLQ">Set up your sign-in</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:16:59.850Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21800-edd5-72fe-9fd8-515e09aebbec','2026-11-26T13:17:23.797Z','Agile Languages <no-reply@example.com>','anna@example.org','Your invitation to Agile Languages','Hello Anna Älteste,

Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.

Pass code: 032110

Link: http://localhost:24100/auth/l5jOehvLEW0BKxcBA4eRPw

If you did not expect this mail, you can ignore it.','<p>Hello Anna Älteste,</p>
<p>Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.</p>
<p>Pass code: <strong>032110</strong></p>
<p><a href="http://localhost:24100/auth/l5jOehvLEW0BKxcBA4eRPw">Open your invitation</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:17:23.797Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21800-f348-7240-87eb-4386b023ee1d','2026-11-26T13:17:25.192Z','Agile Languages <no-reply@example.com>','boris@example.org','Your invitation to Agile Languages','Hello Boris Beispiel,

Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.

Pass code: 599367

Link: http://localhost:24100/auth/KvN6YaUZp2w-m9L54elmnw

If you did not expect this mail, you can ignore it.','<p>Hello Boris Beispiel,</p>
<p>Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.</p>
<p>Pass code: <strong>599367</strong></p>
<p><a href="http://localhost:24100/auth/KvN6YaUZp2w-m9L54elmnw">Open your invitation</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:17:25.192Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21800-f97e-762d-ba96-9edddbb2ba8f','2026-11-26T13:17:26.782Z','Agile Languages <no-reply@example.com>','open.invitation@example.org','Your invitation to Agile Languages','Hello Olga Offen,

Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.

Pass code: 966057

Link: http://localhost:24100/auth/fgtRNMX_lx6IPiCsLMFTWg

If you did not expect this mail, you can ignore it.','<p>Hello Olga Offen,</p>
<p>Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.</p>
<p>Pass code: <strong>966057</strong></p>
<p><a href="http://localhost:24100/auth/fgtRNMX_lx6IPiCsLMFTWg">Open your invitation</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:17:26.782Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21801-0b97-7231-bf9f-b54250f3101b','2026-11-26T13:17:31.415Z','Agile Languages <no-reply@example.com>','info@example.com','Place asked for: Language of Data Flow, evening track','name: Rita Request
email: rita@example.org

Asks for a place in Language of Data Flow, evening track (class 500022).

A place, please','',NULL,'2026-11-26T13:17:31.415Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21801-538a-7cdf-b831-374025101016','2026-11-26T13:17:49.834Z','Agile Languages <no-reply@example.com>','anna@example.org','Your invitation to Agile Languages','Hello Anna Älteste,

Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.

Pass code: 854260

Link: http://localhost:24100/auth/HxINpY8iQNu4woNgszHEgQ

If you did not expect this mail, you can ignore it.','<p>Hello Anna Älteste,</p>
<p>Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.</p>
<p>Pass code: <strong>854260</strong></p>
<p><a href="http://localhost:24100/auth/HxINpY8iQNu4woNgszHEgQ">Open your invitation</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:17:49.834Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21801-572e-7acb-b030-1e696328d37a','2026-11-26T13:17:50.766Z','Agile Languages <no-reply@example.com>','boris@example.org','Your invitation to Agile Languages','Hello Boris Beispiel,

Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.

Pass code: 372021

Link: http://localhost:24100/auth/WrcHoRnRZvlQzlEhmfVJ3w

If you did not expect this mail, you can ignore it.','<p>Hello Boris Beispiel,</p>
<p>Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.</p>
<p>Pass code: <strong>372021</strong></p>
<p><a href="http://localhost:24100/auth/WrcHoRnRZvlQzlEhmfVJ3w">Open your invitation</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:17:50.766Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21801-5b3f-7880-9432-485cf26e59f4','2026-11-26T13:17:51.807Z','Agile Languages <no-reply@example.com>','open.invitation@example.org','Your invitation to Agile Languages','Hello Olga Offen,

Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.

Pass code: 146411

Link: http://localhost:24100/auth/iuaofy1MYyNy4QWefYx6jA

If you did not expect this mail, you can ignore it.','<p>Hello Olga Offen,</p>
<p>Your Corporate Trainer has opened your membership. Open the link, enter the pass code and choose a password.</p>
<p>Pass code: <strong>146411</strong></p>
<p><a href="http://localhost:24100/auth/iuaofy1MYyNy4QWefYx6jA">Open your invitation</a></p>
<p>If you did not expect this mail, you can ignore it.</p>',NULL,'2026-11-26T13:17:51.807Z',0,NULL,'');
INSERT INTO "mails" VALUES('01a21801-8cb0-7e65-a865-652ad44b97c8','2026-11-26T13:18:04.464Z','Agile Languages <no-reply@example.com>','info@example.com','Place asked for: Language of Data Flow, evening track','name: Rita Request
email: rita@example.org

Asks for a place in Language of Data Flow, evening track (class 500022).

A place, please','',NULL,'2026-11-26T13:18:04.464Z',0,NULL,'');
CREATE TABLE "members" ("id" text primary key, "email" text not null unique, "fullname" text not null, "password_hash" text not null, "created_at" text not null);
INSERT INTO "members" VALUES('demo-member','member@example.com','Demo Member','$argon2id$v=19$m=19456,t=2,p=1$fTyKy1GHmaT3f2iU+LYX6g$MYVVRJCcF9fXKmJmlxBq/a2Wm+mWn3HiAxpO5NH6zdk','2026-11-26T13:15:47.496Z');
INSERT INTO "members" VALUES('3a6e7343-5ae0-485f-beaa-b437b6073c0a','anna@example.org','Anna Älteste','$argon2id$v=19$m=19456,t=2,p=1$XCCVPzEGNEEHbJCjr796fA$ivsfJQppZEp4g90xDXEyhuq7gLEoHo8vvhQIqVMEQIw','2026-11-26T13:17:50.672Z');
INSERT INTO "members" VALUES('c7968d80-d15d-4dbc-8f0e-7dbe090a7935','boris@example.org','Boris Beispiel','$argon2id$v=19$m=19456,t=2,p=1$zWVFeZ7dgz2oW/jKzJNtEQ$8GOFPcbYkcqy8nivhYWet0tg3qZynIeQg9MJbU/S2Ns','2026-11-26T13:17:51.653Z');
CREATE TABLE "messages" ("id" text primary key, "created_at" text not null, "name" text not null, "email" text not null, "text" text not null, "state" text not null, "changed_at" text not null, "changed_by" text not null, "answer" text not null, "class_id" text default '' not null, "partner_key" text default '' not null, "campaign" text default '' not null);
INSERT INTO "messages" VALUES('01a21801-0b94-7c88-bb6f-2660381cb0f6','2026-11-26T13:17:31.410Z','Rita Request','rita@example.org','Asks for a place in Language of Data Flow, evening track (class 500022).

A place, please','new','2026-11-26T13:17:31.410Z','','','500022','','');
INSERT INTO "messages" VALUES('01a21801-8cb0-781b-850f-e2a8a52180ae','2026-11-26T13:18:04.464Z','Rita Request','rita@example.org','Asks for a place in Language of Data Flow, evening track (class 500022).

A place, please','new','2026-11-26T13:18:04.464Z','','','500022','','');
CREATE TABLE "partner_accounts" ("id" text primary key, "name" text not null, "created_at" text not null, "webhook_url" text not null, "webhook_secret" text not null, "former_secret" text not null, "former_secret_ends_at" text not null);
INSERT INTO "partner_accounts" VALUES('acme-partner-619d1e','Acme Partner','2026-11-26T13:17:28.175Z','','','','');
INSERT INTO "partner_accounts" VALUES('beta-partner-40da58','Beta Partner','2026-11-26T13:17:31.044Z','','','','');
CREATE TABLE "partner_enrolments" ("id" text primary key, "partner_key" text not null, "campaign" text not null, "member_id" text not null, "class_id" text not null, "created_at" text not null, "code_hash" text not null, "code_ends_at" text not null, "redeemed_at" text, "cancelled_at" text);
CREATE TABLE "partner_events" ("id" text primary key, "partner_id" text not null, "created_at" text not null, "body" text not null, "sent_at" text, "next_try_at" text, "tries" integer not null, "fault" text);
CREATE TABLE "partner_keys" ("key" text primary key, "name" text not null, "created_at" text not null, "partner_id" text default '' not null, "is_test" integer default 0 not null, "ends_at" text);
INSERT INTO "partner_keys" VALUES('pk_live_c003d621dc0de1ffcf4c5876e2607c3b','Acme Partner','2026-11-26T13:17:28.176Z','acme-partner-619d1e',0,NULL);
INSERT INTO "partner_keys" VALUES('pk_test_ecb536045dbe34e921b2b11442c54312','Beta Partner','2026-11-26T13:17:31.054Z','beta-partner-40da58',1,NULL);
CREATE TABLE "partner_origins" ("partner_key" text not null references "partner_keys" ("key") on delete cascade, "origin" text not null, constraint "partner_origins_key" primary key ("partner_key", "origin"));
INSERT INTO "partner_origins" VALUES('pk_live_c003d621dc0de1ffcf4c5876e2607c3b','https://acme.example');
INSERT INTO "partner_origins" VALUES('pk_test_ecb536045dbe34e921b2b11442c54312','https://beta.example');
CREATE TABLE "partner_requests" ("id" text primary key, "partner_key" text not null, "campaign" text not null, "class_id" text not null, "created_at" text not null);
CREATE TABLE "partner_uses" ("partner_key" text not null, "month" text not null, "kind" text not null, "count" integer not null, constraint "partner_uses_of_month" primary key ("partner_key", "month", "kind"));
CREATE TABLE "partners" ("slug" text primary key, "sequence" integer not null, "name" text not null, "logo" text default '' not null, "link" text default '' not null);
INSERT INTO "partners" VALUES('nordhavn-freight',0,'Nordhavn Freight','','');
INSERT INTO "partners" VALUES('quill-ledger',1,'Quill & Ledger','','');
INSERT INTO "partners" VALUES('harbor-clinic-systems',2,'Harbor Clinic Systems','','');
INSERT INTO "partners" VALUES('marketlane',3,'MarketLane','','');
INSERT INTO "partners" VALUES('falkenrath-energie',4,'Falkenrath Energie','','');
INSERT INTO "partners" VALUES('azulejo-rentals',5,'Azulejo Rentals','','');
INSERT INTO "partners" VALUES('fjordline-ferries',6,'Fjordline Ferries','','');
INSERT INTO "partners" VALUES('leaselight',7,'LeaseLight','','');
INSERT INTO "partners" VALUES('careshift',8,'CareShift','','');
INSERT INTO "partners" VALUES('alp-ticketing',9,'Alp Ticketing','','');
INSERT INTO "partners" VALUES('schoolrun',10,'SchoolRun','','');
INSERT INTO "partners" VALUES('rentledger',11,'RentLedger','','');
CREATE TABLE "pictures" ("id" text primary key, "purpose" text not null, "width" integer not null, "height" integer not null, "tint" text not null, "created_at" text not null, "created_by" text not null);
CREATE TABLE "samples" ("id" text primary key, "language_id" text not null references "languages" ("id"), "expert_id" text not null references "experts" ("id"), "project_id" text not null, "name" text not null, "description" text not null, "enrolment_date" text not null, "card" text default '' not null);
INSERT INTO "samples" VALUES('700001','1111111','900010','P-0001','Pause a vegetable box','A customer pauses deliveries for a holiday. One story, nine inputs, fifteen manual descriptions.','20261026','role: ~user~ ^subscriber^
! “User” is also the cook at home. Who pays for the box?
action: pauses deliveries for a holiday
benefit: no box spoils, none is paid for
acceptance criteria: 1 A paused week is not charged: yes/no
2 A pause from tomorrow on is ~possible~ ^refused after 18:00^
! When is tomorrow too late? The packer needs the hour.
inputs: From, Until, Reason, Reminder
dependencies: US-009 Change the delivery day
status: Ready');
INSERT INTO "samples" VALUES('700002','1111111','900007','P-0002','Return a rented cello','Return with damage photos, split into three stories by value.','20261015','role: Parent who rents a cello
action: returns it with photographs of each damage
benefit: pays for the scratch of this year only
acceptance criteria: 1 Four photographs, or no receipt
2 The deposit is back ~soon~ ^within 5 working days^
! A tester cannot check “soon”.
split: US-021 Return; US-022 Damage; US-023 Deposit
dependencies: none
! First written as one story. The first of three was in use after a week.');
INSERT INTO "samples" VALUES('700003','1111111','900021','P-0003','Report a missed collection','Farmer reports a lorry that did not come. Acceptance criteria answered by a tester.','20261004','role: Farmer with a collection today
action: reports that the lorry did not come
benefit: the milk is fetched before it spoils
acceptance criteria: 1 Refused before the agreed hour: yes/no
2 The depot sees ~the report~ ^farm, tank and hour^
! The depot cannot send anybody to “the report”.
3 A second report of the same day is joined to the first
test: answered by Ines, 12 March, 3 of 3
! Let the tester answer before the developer starts.
status: Accepted');
INSERT INTO "samples" VALUES('700004','1111111','900011','P-0004','Swap a shift','Two carers exchange a shift and a coordinator approves.','20260923','role: Carer with a shift next week
action: ~manages~ ^offers^ the shift to a named colleague
! To manage is no action. What does she press?
benefit: is not absent when her child is ill
acceptance criteria: 1 Both have the same qualification: yes/no
2 The coordinator approves within 24 hours
3 No answer: ^the shift stays with the first carer^
! Say what happens when nothing happens.
inputs: Shift, Colleague, Reason
dependencies: US-004 Qualifications of a carer');
INSERT INTO "samples" VALUES('700005','1111111','900014','P-0005','Book the last parking place','Two drivers, one place: the refused value is described first.','20260912','role: Driver in front of the garage
action: books the last free place
benefit: does not circle the block
refused value: a place that another driver took 2 s before
! Written first, and the rest of the card became shorter.
acceptance criteria: 1 Two bookings at once: one is refused
2 The refused driver sees ~an error~ ^the next garage with a place^
! “An error” tells nobody where to drive.
inputs: Number plate, From, Until
status: Ready');
INSERT INTO "samples" VALUES('700006','1111111','900016','P-0006','Change the child''s pickup person','A story where every input has a reason to exist.','20260901','role: Parent of a pupil
action: names another person for the pickup today
benefit: the grandmother is let in
acceptance criteria: 1 The school sees it within 1 minute
2 ~Anyone~ ^Either parent^ can withdraw it
! Anyone? Also the person who was named?
inputs: Name, because it is read out at the gate
Photograph, because the gate compares
~Address~
! No reason was found for the address, so it went.
dependencies: US-002 Persons of a family');
INSERT INTO "samples" VALUES('700007','1111111','900008','P-0007','Cancel a ferry booking','Refund rules moved out of the story and into a table.','20260821','role: Passenger with a paid booking
action: cancels it before departure
benefit: gets back what the table says
acceptance criteria: 1 The refund is shown before the last press
2 Refund: ~70%, or 50% if later, unless ferry is full~ ^table R-2^
! Rules in a sentence are read three ways. In a table, one.
table R-2: over 48 h: 90%; 48 to 4 h: 50%; later: 0
inputs: Booking number, Reason (optional)
exception: The ferry does not sail: 100%
! This row was missing until somebody asked.');
INSERT INTO "samples" VALUES('700008','1111111','900020','P-0008','Insure a second dog','Benefit rewritten until the customer would miss it.','20260810','role: Owner of one insured dog
action: adds a second dog to the contract
benefit: ~a better customer experience~ ^one bill, 15% less^
! Would she miss it? Nobody has ever missed an experience.
acceptance criteria: 1 The new premium is shown before signing
2 The first dog keeps its date
3 A third dog is ^refused with a telephone number^
! What about a third? Ask before the customer does.
inputs: Name, Breed, Born, Chip number
dependencies: US-031 Premium of a breed');
INSERT INTO "samples" VALUES('700009','1111112','900010','P-0009','Vegetable box by subscription','Business case card with four segments and a price range for each.','20260730','service: A box of local vegetables, every week
segment: 1 Two or more people who cook 4 evenings
2 Offices with a kitchen  3 Schools  4 ~Everybody else~
! Everybody else is not a segment. Who was it last month?
unit of sale: One box, one week
price: 1: 18 EUR  2: 32 to 40 EUR  3: 26 EUR
rival: Saturday market; supermarket pick-up
revenue stopper: No Sunday driver: ~a problem~ ^900 EUR a week^
! A stopper without money is a complaint.
owner: Product owner, Pazar Box');
INSERT INTO "samples" VALUES('700010','1111112','900004','P-0010','Marketplace commission for growers','Commission compared with a stall fee, in the grower''s criteria.','20260719','service: A stall on the web for growers within 60 km
segment: Growers with a stall at two markets or fewer
unit of sale: One order
price: 8% commission; a stall costs ~a lot~ ^45 EUR a day^
! Their own figure convinced them, not our percentage.
criteria of the grower: paid on Friday; no returns; own name shown
advantage: from the 7th order a day on it is cheaper
! Say from when it is better, and for whom it is not.
assumption: 11 orders a day and grower (guess, checked in May)');
INSERT INTO "samples" VALUES('700011','1111112','900014','P-0011','Night parking in office garages','Unit of sale: one hour between 18:00 and 08:00.','20260708','service: Places in office garages, at night
segment: Residents within 300 m without a place
unit of sale: ~A parking space~ ^One hour, 18:00 to 08:00^
! Nobody buys a space from us. They buy the night.
price: 0.80 EUR; at most 6 EUR a night
cost: camera 40 EUR a month and garage
revenue stopper: A car that is still there at 08:01: 25 EUR
! The office minds this more than it likes the revenue.
owner: Product owner, Night Spaces');
INSERT INTO "samples" VALUES('700012','1111112','900011','P-0012','Carer scheduling licence','Revenue stoppers ranked by money at risk.','20260627','service: Plan of shifts for home care
segment: Services with 20 to 150 carers
unit of sale: One carer, one month
price: 6.50 EUR
revenue stopper: 1 Import of the old plan fails: 31,000 EUR
2 No offline list: 12,400 EUR  3 ~Ugly colours~
! Ranked by money at risk. The colours were first before.
rival: Spreadsheet and telephone
assumption: 40% of the carers have ^a telephone of their own^
! Whose telephone? It changed the price.');
INSERT INTO "samples" VALUES('700013','1111112','900007','P-0013','Instrument rental for schools','Who pays and who plays are listed separately.','20260616','service: Instruments for school years
who pays: Parents'' association
who plays: ~The customer~ ^Pupil of class 5 to 8^
! One pays, another plays, a third carries it. List all.
who signs: Head of the school
unit of sale: One instrument, one school year
price: 140 EUR, cello 190 EUR
revenue stopper: Holidays: no income in July and August
! Written on the card, so the first summer surprised nobody.');
INSERT INTO "samples" VALUES('700014','1111112','900020','P-0014','Dog insurance add-on','A competitor table that includes doing nothing.','20260605','service: Insurance of a dog, as part of the home contract
segment: Households with a dog and a home contract
competitor table: Dog insurer: 14 EUR; savings book: 0 EUR
^Doing nothing: 0 EUR, chosen by 7 of 10^
! The strongest rival was not in the first table.
price: 9 EUR a month
advantage: one contract, ~great service~ ^answer within a day^
! Great is what rivals say too.
assumption: 4% of homes in year one (guess)');
INSERT INTO "samples" VALUES('700015','1111112','900022','P-0015','Clinic registration service','Assumptions marked as guesses, with a date to check each.','20260525','service: Registration before the visit
segment: Clinics with 3 to 10 doctors
unit of sale: One registration that was not typed again
price: 0.90 EUR
assumption: 6 minutes saved (measured, 2 clinics)
half of patients use it (~known~ ^guess, checked on 1 June^)
! A guess with a date is work. A guess without is a hope.
revenue stopper: Health card cannot be read: 1 of 12
! Found by standing at the desk for a morning.');
INSERT INTO "samples" VALUES('700016','1111117','900015','P-0016','Clinic registration in twelve inputs','From thirty-one inputs to twelve; the removed ones listed with reasons.','20260514','form: Registration of a patient, first visit
opened by: Link in the message of the clinic
inputs with type: 1 Name, Family name: Edit Line
2 Born: Data Picker  3 Insurance: Select Box
removed: 19 of 31, for example ~Title~, ~Fax~, ~Religion~
! For each of the 31: who reads it, and what do they do then?
events: Onchange Insurance: number of digits is set
states: empty, saving, saved, ^refused by the insurer^
! The fourth state had been left to the developer.');
INSERT INTO "samples" VALUES('700017','1111117','900009','P-0017','Energy contract change','Every event action written as one sentence.','20260503','form: Change of the energy contract
opened by: Customer, from My contract
inputs with type: Tariff: Radio Button; From: Data Picker
events: Onchange Tariff: the price of a year is counted again
Onchange From: ~check date~ ^a day in the past is refused^
! A sentence with a verb. “Check date” is a wish.
Onclick Change: the contract is saved and mailed
messages: success: Your tariff changes on 1 May
error: ~Invalid~ ^Choose a day from tomorrow on^
! Say what to do, not what was wrong.');
INSERT INTO "samples" VALUES('700018','1111117','900008','P-0018','Ferry booking on a phone','Error states drawn next to the normal state.','20260422','form: Booking of a ferry, on a telephone
inputs with type: Route: Select Box; Day: Data Picker
Cars: Edit Line, Is Integer, 0 to 3
states: normal and, beside it, ^the ferry is full^
! Draw the error next to the normal state. It shares its space.
no connection: ~spinner~ ^what was typed stays; Try again^
! At a harbour there is no connection. Plan for it.
button: Book, below the thumb');
INSERT INTO "samples" VALUES('700019','1111117','900023','P-0019','Library membership','All sixteen input types used once, as a training form.','20260411','form: Membership of a library, for training
inputs with type: Edit Line, Select Box, Data Picker, Time Picker
Check Box, File Picker, Radio Button, Image, Label
Textarea, Inner Check Box, Button, Hyperlink, Video, Group, Table
! All sixteen once. No real form should have them.
reason: ~because we can~ ^each has a sentence why not another^
! That sentence is the exercise.
event: Onchange Born: under 18 shows Guardian');
INSERT INTO "samples" VALUES('700020','1111117','900006','P-0020','Damage report with photos','File types, size limits and a kind error message.','20260331','form: Report of a damage
inputs with type: Photographs: File Picker, Maximum 5
file types: ~images~ ^JPEG, PNG, HEIC; 10 MB each^
! Telephones make HEIC. Without it every second report failed.
message, error: ~Upload failed~
^This picture has 14 MB. Send it smaller, or take it again.^
! Kind, and says what to do.
states: empty, 1 to 5 pictures, sending, sent');
INSERT INTO "samples" VALUES('700021','1111117','900011','P-0021','Carer timesheet','A table input whose row is one visit.','20260320','form: Timesheet of a carer, one week
opened by: Carer, on Friday
inputs with type: Visits: Table; a row is one visit
column: Patient, Came, Left, Kilometres
Came, Left: Time Picker, ~any~ ^24 hours, in steps of 5 min^
! 8:05 or 20:05? Two carers were paid wrongly.
event: Onchange Left: before Came is refused
total: hours of the week, ^counted, not typed^
! What can be counted is not asked.');
INSERT INTO "samples" VALUES('700022','1111116','900010','P-0022','Order to doorstep','Master flow of a vegetable order: eleven steps, four stores.','20260309','flow: One order of vegetables, from click to doorstep
start event: Subscriber confirms the box
steps: 1 Reserve  2 Pick  3 Weigh  4 Pack  5 Label … 11 Date
stores: Orders, Stock, Rounds, Payments
data on arrow: 3 to 4: ~the box~ ^order number, weight in g^
! On an arrow travels data. The box goes by van.
responsible: 2 to 5 Packing lead; 6 to 10 Driver
exception: Nobody home: neighbour, then back
! Asked the driver. It happens nine times a day.
end state: Delivered and dated');
INSERT INTO "samples" VALUES('700023','1111116','900005','P-0023','Meter reading to invoice','The day that went missing between two stores.','20260226','flow: From the reading of a meter to the invoice
start event: The meter sends its figure at 00:00
steps: 1 Receive  2 Check  3 Price  4 Invoice
stores: Readings (UTC), Contracts (local time)
data on arrow: 1 to 2: meter, figure, ~day~ ^moment with offset^
! The day went missing here: one store counts in UTC.
responsible: ~IT~ ^Data flow manager, metering^
! IT has 40 people. Who is called on Sunday?
exception: No figure: the last one, marked as estimated');
INSERT INTO "samples" VALUES('700024','1111116','900018','P-0024','Ticket resale','Refusal and return paths drawn before the happy path.','20260215','flow: Resale of a ticket
start event: Holder offers the ticket
refusal: 1 Price above the printed one
2 Less than 2 h before the doors open
! Refusal and return were drawn first. They took most of the work.
return: Buyer not let in: money back, ~later~ ^within 3 days^
steps: 1 Offer  2 Check  3 Sell  4 New code  5 Pay
end state: Old code is ~deleted~ ^refused at the door^
! Deleted where? The door has a copy.');
INSERT INTO "samples" VALUES('700025','1111116','900021','P-0025','Grain from field to silo','Data on every arrow, including weight before and after.','20260204','flow: Grain from the field to the silo
start event: Combine is full
steps: 1 Load  2 Weigh  3 Dry  4 Weigh  5 Store
data on arrow: 2 to 3: lot, kg, moisture %
4 to 5: lot, ^kg after drying^
! Before and after. The farmer is paid for one of them.
stores: Lots, Silos
responsible: Weigher on duty
exception: Moisture over 20%: ~handled~ ^back to 3, at most twice^
! “Handled” by whom, and how often?');
INSERT INTO "samples" VALUES('700026','1111116','900001','P-0026','Pallet exception handling','Exceptions owned by a role, not by a department.','20260124','flow: A pallet that is not as announced
start event: Scanner shows another number
decision: Short? Damaged? ^Somebody else''s?^
! The third case was nobody''s until it was drawn.
responsible: ~Warehouse~ ^Shift lead at gate 4^
! A department does not answer the telephone. A role does.
data on arrow: pallet, photograph, hour
end state: Booked, refused or on place 99
time and volume: 30 a day, 12 minutes each');
INSERT INTO "samples" VALUES('700027','1111116','900011','P-0027','Shift request and approval','One record walked through the flow on paper.','20260113','flow: Request of a shift and its approval
start event: Carer asks for a free day
record walked: No 118: asked Monday 9:10, answered Thursday
! One real record, walked on paper, found more than a week of talk.
steps: 1 Ask  2 Cover found?  3 Approve  4 Tell
exception: No cover: ~refuse~ ^coordinator calls two carers^
! So it was done all along. Nobody had written it down.
end state: Approved or refused, with a reason');
INSERT INTO "samples" VALUES('700028','1111113','900023','P-0028','One book, described properly','Nine catalogues merged with one database card.','20260102','table: book
column: isbn; type text; ~required~ ^not required^
! Books from before 1970 have none. 4,100 of them are here.
column: title; type text; required
column: year; type integer; example 1987
key: book_id; ~isbn~
! Nine catalogues, nine keys. None of them was unique.
relation: one book, many copies
merged: 9 catalogues, 212,000 rows, 1,840 by hand');
INSERT INTO "samples" VALUES('700029','1111113','900013','P-0029','Customer and household','Two entities that were one column.','20251222','table: customer; household
column: customer.household_id; required ~yes~ ^no^
! A person may move in later. Required would have refused them.
column: household.address; type text; example Lindengasse 4/12
relation: one household, many customers
before: “Anna and Paul Berger” in one column
! Two entities in one column: look for the word “and”.
rule: A household without customers is kept 90 days');
INSERT INTO "samples" VALUES('700030','1111113','900005','P-0030','Energy tariff history','A value with a past: from-date and to-date explained.','20251211','table: tariff_price
column: from_date; type date; required; example 2026-01-01
column: until_date; type date; ~required~ ^empty: still valid^
! What is the end of something that has not ended?
column: cents_per_kwh; type decimal(6,3)
rule: Periods of a tariff do not overlap
key: tariff_id + from_date
question: Which price on 15 March? ^One row, always^
! The test of a history: any day gives one answer.');
INSERT INTO "samples" VALUES('700031','1111113','900013','P-0031','Field, crop and season','Many to many, told with tractors.','20251130','table: field; crop; field_season
relation: many fields, many crops, joined by season
column: field_season.year; type integer; required
column: field_season.hectares; ~from the field~ ^own value^
! Half a field may be oats. The tractor knows.
key: field_id + crop_id + year
example: North 4; barley; 2026; 3.2
! Read aloud to the driver. He corrected the hectares.');
INSERT INTO "samples" VALUES('700032','1111113','900009','P-0032','Duplicate patients','Finding duplicates with one query and one rule.','20251119','table: patient
query: same birthday, same family name, other id
rule: ~Similar~ ^Equal after accents are removed^ is a duplicate
! Two people must find the same rows. “Similar” finds two sets.
result: 312 pairs of 48,000
decision: Reception joins; nothing is ^deleted^
! What is joined must be able to part again.
column: joined_into; type id; not required');
INSERT INTO "samples" VALUES('700033','1111114','900014','P-0033','Reserve a place API','API card another team called without a meeting.','20251108','name: reservePlace
caller: Driver app, own reservations only
request fields: garageId text, from time, until time
response fields: reservationId, ~status~ ^placeNumber^
! A status is for us. The driver looks for a number on the wall.
steps: 1 Check times  2 Hold for 90 s  3 Write
errors: E11 Full; E12 Until before From
^E13 Asked twice: the first answer again^
! Networks ask twice. Say what the second gets.
example: { "garageId": "G4", "from": "18:00" }');
INSERT INTO "samples" VALUES('700034','1111114','900012','P-0034','Ticket state table','Seven states, eleven moves, no exceptions in code.','20251028','name: moveTicket
states: new, offered, sold, paid, used, returned, void
moves: 11 of 42; ~all others by code~ ^all others refused^
! A table that says no is worth more than an if.
request fields: ticketId, to
errors: E31 This move is not in the table
example: sold to used: refused, paid first
! The example of a refusal was written by the door staff.');
INSERT INTO "samples" VALUES('700035','1111114','900006','P-0035','Refund operation in steps','Nine numbered steps, each with its error.','20251017','name: refund
caller: Cash desk, up to 200 EUR
steps: 1 Find sale; none: E41
2 Older than 30 days: E42
3 Already refunded: ~E42~ ^E43^
! One error for two causes is two calls to the help desk.
4 Book  5 Pay  6 Print … 9 Close
side effects: writes refund, sends mail, ^frees the seat^
! Step 7 was in nobody''s test.
response fields: refundId, amount');
INSERT INTO "samples" VALUES('700036','1111114','900012','P-0036','Tariff calculation as data','Rules in a table; the operation only reads them.','20251006','name: priceOf
caller: Contract, invoice, web
request fields: tariffId, day, kwh
steps: 1 Read row of the day  2 Multiply  3 Round ^half up^
! Rounding is a rule. It was three rules before.
rules: in table tariff_price, ~in the code~
! A new price is now a row, not a release.
errors: E51 No row for this day
example: T2, 2026-03-15, 1200: 339.60');
INSERT INTO "samples" VALUES('700037','1111115','900007','P-0037','One backlog for three services','An order without ties, with the reason in one line each.','20250925','backlog: Three services, one order
1: US-044 Refund, because 900 EUR a week are lost
2: US-012 Import, because 2 schools wait for it
3: US-051 Search, ~high priority~ ^because exams begin in May^
! A reason in one line. “High” was on 41 of 60 cards.
rule: No two stories have the same number
! Ties are where the loudest person wins.
owner: Product owner; changed on Mondays');
INSERT INTO "samples" VALUES('700038','1111115','900011','P-0038','Four iterations of CareShift','Promised, delivered and left out, side by side.','20250914','iteration: 1 to 4, CareShift
promised: 8, 8, 7, 6 stories
delivered: 5, 6, 7, 6
left out: 3, 2, 0, 0; ~technical reasons~ ^no test data^
! A reason that can be mended, please.
time: 2 weeks each
learned: promise what was delivered last time
! The third iteration is the first that somebody could plan with.');
INSERT INTO "samples" VALUES('700039','1111115','900008','P-0039','Issue log of a ferry launch','Closed with pictures: forty-two issues, forty-two pictures.','20250903','issue: Price of a car is missing on the ticket
type: Defect
steps to repeat: 1 Book two cars  2 Remove one  3 Print
severity: High; priority: ~ASAP~ ^before Friday''s crossing^
! Everything was ASAP, so nothing was.
assignee: Developer of tickets
evidence: picture 17, ticket 30 March
! Forty-two issues, forty-two pictures. None was reopened.
status: Closed');
INSERT INTO "samples" VALUES('700040','1111115','900019','P-0040','Blocked flows board','Each block with a cause, an owner and a date.','20250823','board: Flows that are blocked
flow: Meter reading; blocked since 4 May
cause: ~waiting~ ^no file from the network operator^
! Waiting is what we do. The cause is what they do.
owner: Data flow manager, metering
next step: Call on 6 May, 9:00
flow: Invoice; blocked since 6 May by the first
! One line between the two saved a meeting.
date of freedom: 8 May');
INSERT INTO "samples" VALUES('700041','1111217','900017','P-0041','First year of a rental ledger','Income statement, balance sheet and cash flow of month twelve.','20250812','period: Year 1, month 12
revenue lines: 212 instruments, 29,960
cost of sales: repair and transport, -8,410
operating expenses: rent, one person, -17,900
result: before tax, 3,650
cash: ~3,650~ ^-2,100: the school pays in January^
! Profit is an opinion until the money is there.
balance: instruments 41,000; loan 30,000
assumption: 6% are not returned (^measured: 4%^)
! Replace guesses by what was measured, and say so.');
INSERT INTO "samples" VALUES('700042','1111217','900021','P-0042','Break-even of a grain scale','The month the scale pays for itself, and what delays it.','20250801','period: Months 1 to 30
investment: scale 18,600
revenue lines: 0.40 a tonne, 1,700 tonnes a month
operating expenses: calibration, -60 a month
result: the scale has paid for itself in month ~27~ ^31^
! Without the wet August it was 27. There is always an August.
delays it: 10% less harvest: 3 months
assumption: price stays (guess, checked each September)
! One line on what would make it wrong.');
INSERT INTO "samples" VALUES('700043','1111217','900002','P-0043','Cash timing of a subscription','Profit in March, money in May.','20250721','period: March to May
revenue lines: 380 x 18 EUR, 6,840
result: profit in March, 410
cash: 6,840 arrive on ~delivery~ ^5 May^
! Growers are paid on day 7. Who lends us the eight weeks?
bridge: loan 5,000, 38 EUR interest
assumption: 3% of cards are refused (measured)
^if 6%: cash ends on 19 April^
! The day on which it ends makes people listen.');
INSERT INTO "samples" VALUES('700044','1111118','900010','P-0044','Pazar Box: the whole file','Eight cards, one product, thirty hours.','20250710','file: Pazar Box, eight cards
Business Case: 18 EUR a box, 410 boxes
Financial Statement: 410 x 18 = 7,380
Data Flow: Order to doorstep, 11 steps
User Story: Pause a box; role ~user~ ^subscriber^
! One person, one name, on all eight cards.
Form: Pause deliveries; From, Until, Reason
Database: delivery_pause; from_date, until_date
API: pauseDelivery; ~customerNo~ ^customerId^
! The same field under two names costs a week at the seam.
Issue: Paused box was packed');
INSERT INTO "samples" VALUES('700045','1111118','900015','P-0045','ClinicQueue: the whole file','A registration service from revenue line to last issue.','20250629','file: ClinicQueue, eight cards
Business Case: 0.90 EUR a registration
Financial Statement: break-even at 3 clinics
Data Flow: ~Registration~ ^Message to waiting room^
! Name the first and the last moment, not the middle.
User Story: Register before the visit
Form: twelve inputs
Database: patient, visit
API: registerVisit; E13 Asked twice
Issue: Health card of another person
! The last issue led back to the third card. It had no refusal.');
INSERT INTO "samples" VALUES('700046','1111118','900016','P-0046','SchoolRun: the whole file','A hand-over file read by a team that had never met the authors.','TBA','file: SchoolRun, eight cards
handed to: a team that had met nobody of us
questions asked: ~none~ ^14 in two weeks^
! Count the questions. They are the holes of the file.
Business Case: 4 EUR a family and month
Data Flow: Class list to pickup
User Story: Change the pickup person
Form: Name, Photograph
API: namePickup; errors 3 of 3 answered
! Eleven of 14 were about one word: “parent”.');
CREATE TABLE "sessions" ("token_hash" text primary key, "member_id" text not null references "members" ("id"), "created_at" text not null, "used_at" text not null);
INSERT INTO "sessions" VALUES('m2BPyIZukU3uSqpddJs-iDfOk1xmeVtFZlZsrBU1EKk','3a6e7343-5ae0-485f-beaa-b437b6073c0a','2026-11-26T13:17:50.729Z','2026-11-26T13:17:50.729Z');
INSERT INTO "sessions" VALUES('0Mu_RfbZieFvHbxS6IeDZnTqEzM8uiRBAf_cyqlBKG0','c7968d80-d15d-4dbc-8f0e-7dbe090a7935','2026-11-26T13:17:51.679Z','2026-11-26T13:17:51.679Z');
INSERT INTO "sessions" VALUES('osIE0iq5e4fXRGKSVExonKeKAk9LJ632FvTuCLNCLLk','3a6e7343-5ae0-485f-beaa-b437b6073c0a','2026-11-26T13:18:03.601Z','2026-11-26T13:18:03.630Z');
INSERT INTO "sessions" VALUES('cjtXzxrBrgxLIAViyfBmgfb0EEAyPYtT32H7TpyQu-o','c7968d80-d15d-4dbc-8f0e-7dbe090a7935','2026-11-26T13:18:03.830Z','2026-11-26T13:18:03.869Z');
INSERT INTO "sessions" VALUES('LmJ1VSwvLS1M3Q9v87J9ImF_RhEqlmHgMTb82qLv3iI','3a6e7343-5ae0-485f-beaa-b437b6073c0a','2026-11-26T13:18:04.456Z','2026-11-26T13:18:04.456Z');
CREATE TABLE "settings" ("name" text primary key, "value" text not null);
INSERT INTO "settings" VALUES('demoSince','2026-11-26');
CREATE TABLE "staff" ("id" text primary key, "email" text not null unique, "fullname" text not null, "role" text not null, "password_hash" text not null, "totp_secret" text not null, "totp_step" integer not null, "created_at" text not null);
INSERT INTO "staff" VALUES('01a217ff-7840-7a2d-8bb1-5b1bcb5539c7','trainer@example.com','Demo Trainer','owner','$argon2id$v=19$m=19456,t=2,p=1$6Gq+DYYi759Y42mdiZhFQg$nVomBEWg2bYJ63tHdZkrfsOWd0ixDhuDo4MEZ47iY3U','',0,'2026-11-26T13:15:48.160Z');
INSERT INTO "staff" VALUES('01a21800-9046-7e98-8588-e1e0dc89ac59','editor@example.com','Edith Or','editor','','',0,'2026-11-26T13:16:59.846Z');
CREATE TABLE "staff_challenges" ("challenge_hash" text primary key, "purpose" text not null, "expires_at" text not null);
CREATE TABLE "staff_links" ("key_hash" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "totp_secret" text not null, "created_at" text not null, "expires_at" text not null);
INSERT INTO "staff_links" VALUES('hF7xYbbdMPXgkFu9hWZDE_r0cwLgC0w2rUSE_-YEPp4','01a21800-9046-7e98-8588-e1e0dc89ac59','','2026-11-26T13:16:59.849Z','2026-11-27T13:16:59.849Z');
CREATE TABLE "staff_passkeys" ("id" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "name" text not null, "public_key" text not null, "counter" double precision not null, "transports" text not null, "created_at" text not null, "used_at" text);
INSERT INTO "staff_passkeys" VALUES('cGFzc2tleS1vZi10aGUtbGFzdC1yZWxlYXNl','01a217ff-7840-7a2d-8bb1-5b1bcb5539c7','Key of the last release','pQECAyYgASFYIGtleS1vZi10aGUtbGFzdC1yZWxlYXNlLXgtY29vcmRpblgga2V5LW9mLXRoZS1sYXN0LXJlbGVhc2UteS1jb29yZGlu',7.0,'internal,hybrid','2026-11-20T10:00:00.000Z','2026-11-25T10:00:00.000Z');
CREATE TABLE "staff_sessions" ("token_hash" text primary key, "id" text not null, "staff_id" text not null references "staff" ("id") on delete cascade, "created_at" text not null, "used_at" text not null, "address" text not null, "browser" text not null);
INSERT INTO "staff_sessions" VALUES('vXankFT79hRTL0pEEEVVPsajipulEH8BsahnBR7Wv9o','b0cb299a-3116-4e20-baa8-c0497ab9fb1a','01a217ff-7840-7a2d-8bb1-5b1bcb5539c7','2026-11-26T13:16:59.551Z','2026-11-26T13:16:59.841Z','127.0.0.1','node');
INSERT INTO "staff_sessions" VALUES('7MTHS4ZIQgzJM_SikHpy4EINrWk0nJrAdxmZlYz2ai8','5aafe9c1-73b9-40fb-abf1-314da56be492','01a217ff-7840-7a2d-8bb1-5b1bcb5539c7','2026-11-26T13:17:14.798Z','2026-11-26T13:17:14.798Z','127.0.0.1','node');
INSERT INTO "staff_sessions" VALUES('I1F1aYYUeFp7UV1g-FOnhCE6ulxdWWK7Z58r1XAHY-8','003ad03b-dc59-4d61-89ef-793a32f9ddf9','01a217ff-7840-7a2d-8bb1-5b1bcb5539c7','2026-11-26T13:17:22.359Z','2026-11-26T13:17:26.834Z','127.0.0.1','node');
INSERT INTO "staff_sessions" VALUES('f3kCo8L6_NPR7umdaN87aD__fulmfAXc5MvjP04G90U','a41522f4-3050-4612-8122-9e3500a53827','01a217ff-7840-7a2d-8bb1-5b1bcb5539c7','2026-11-26T13:17:49.425Z','2026-11-26T13:17:51.951Z','127.0.0.1','node');
INSERT INTO "staff_sessions" VALUES('GRgjTcEgql_I_sgk5U2RfVEUx97ulSO3rzDF2OabO_s','7a4858fb-b123-4087-a2e0-fba4f0380ee7','01a217ff-7840-7a2d-8bb1-5b1bcb5539c7','2026-11-26T13:18:03.392Z','2026-11-26T13:18:04.258Z','127.0.0.1','node');
CREATE TABLE "waiting" ("class_id" text not null references "classes" ("id"), "member_id" text not null references "members" ("id"), "created_at" text not null, constraint "waiting_key" primary key ("class_id", "member_id"));
INSERT INTO "waiting" VALUES('500036','c7968d80-d15d-4dbc-8f0e-7dbe090a7935','2026-11-26T13:18:03.963Z');
CREATE INDEX "samples_by_language" on "samples" ("language_id", "id");
CREATE INDEX "samples_by_expert" on "samples" ("expert_id", "id");
CREATE INDEX "sessions_by_member" on "sessions" ("member_id");
CREATE INDEX "enrolments_by_class" on "enrolments" ("class_id");
CREATE INDEX "mails_by_time" on "mails" ("created_at", "id");
CREATE INDEX "guesses_by_wait" on "guesses" ("wait_until");
CREATE INDEX "invitations_by_email" on "invitations" ("email");
CREATE INDEX "mails_by_next_try" on "mails" ("next_try_at");
CREATE TRIGGER classes_count_insert after insert on classes
        begin update list_versions set version = version + 1 where list = 'classes'; end;
CREATE TRIGGER classes_count_delete after delete on classes
        begin update list_versions set version = version + 1 where list = 'classes'; end;
CREATE TRIGGER classes_count_update after update of id, language_id, starts_at on classes
        begin update list_versions set version = version + 1 where list = 'classes'; end;
CREATE TRIGGER samples_count_insert after insert on samples
        begin update list_versions set version = version + 1 where list = 'samples'; end;
CREATE TRIGGER samples_count_delete after delete on samples
        begin update list_versions set version = version + 1 where list = 'samples'; end;
CREATE TRIGGER samples_count_update after update of id, language_id, expert_id on samples
        begin update list_versions set version = version + 1 where list = 'samples'; end;
CREATE TRIGGER experts_count_insert after insert on experts
        begin update list_versions set version = version + 1 where list = 'experts'; end;
CREATE TRIGGER experts_count_delete after delete on experts
        begin update list_versions set version = version + 1 where list = 'experts'; end;
CREATE TRIGGER experts_count_update after update of id on experts
        begin update list_versions set version = version + 1 where list = 'experts'; end;
CREATE INDEX "classes_by_publication" on "classes" ("created_date", "id", "starts_at");
CREATE INDEX "devices_by_member" on "devices" ("member_id", "used_at");
CREATE INDEX "staff_passkeys_by_staff" on "staff_passkeys" ("staff_id");
CREATE INDEX "staff_links_by_staff" on "staff_links" ("staff_id");
CREATE INDEX "staff_sessions_by_staff" on "staff_sessions" ("staff_id");
CREATE INDEX "audit_log_by_time" on "audit_log" ("at", "id");
CREATE INDEX "audit_log_by_email" on "audit_log" ("email", "at", "id");
CREATE INDEX "audit_log_by_action" on "audit_log" ("action", "at", "id");
CREATE INDEX "content_records_by_position" on "content_records" ("kind", "position", "id");
CREATE INDEX "experts_by_sequence" on "experts" ("sequence", "id");
CREATE TRIGGER experts_count_order after update of sequence on experts
      begin update list_versions set version = version + 1 where list = 'experts'; end;
CREATE INDEX "classes_by_state_and_start" on "classes" ("state", "starts_at", "id");
CREATE INDEX "classes_by_state_and_language" on "classes" ("state", "language_id", "starts_at", "id");
CREATE TRIGGER classes_count_state after update of state on classes
    begin update list_versions set version = version + 1 where list = 'classes'; end;
CREATE INDEX "messages_by_state" on "messages" ("state", "created_at", "id");
CREATE TRIGGER experts_content_insert after insert on experts
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER experts_content_delete after delete on experts
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER experts_content_update after update on experts
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER expert_languages_content_insert after insert on expert_languages
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER expert_languages_content_delete after delete on expert_languages
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER expert_languages_content_update after update on expert_languages
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER samples_content_insert after insert on samples
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER samples_content_delete after delete on samples
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER samples_content_update after update on samples
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER faq_items_content_insert after insert on faq_items
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER faq_items_content_delete after delete on faq_items
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER faq_items_content_update after update on faq_items
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER partners_content_insert after insert on partners
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER partners_content_delete after delete on partners
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER partners_content_update after update on partners
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER classes_content_insert after insert on classes
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER classes_content_delete after delete on classes
        for each row  begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE TRIGGER classes_content_update after update on classes
        for each row when ((old.state = 'published' or new.state = 'published') and (old.seats_left = new.seats_left or old.version <> new.version
  or (old.seats_left = 0) <> (new.seats_left = 0))) begin update list_versions set version = version + 1 where list = 'content'; end;
CREATE INDEX "partner_enrolments_by_member" on "partner_enrolments" ("member_id", "class_id");
CREATE INDEX "partner_enrolments_by_code" on "partner_enrolments" ("code_hash");
CREATE INDEX "partner_enrolments_by_key" on "partner_enrolments" ("partner_key", "created_at");
CREATE INDEX "partner_events_by_try" on "partner_events" ("next_try_at", "id");
CREATE INDEX "waiting_by_member" on "waiting" ("member_id");
CREATE INDEX "content_records_listed" on "content_records" ("kind", "deleted_at", "position", "id", "published_version", "version");
CREATE INDEX "content_changes_version" on "content_changes" ("version");
CREATE TRIGGER samples_changes_insert after insert on samples for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'samples/' || new.id as key union select 'samples' as key union select 'samples?language=' || new.language_id as key union select 'samples?expert=' || new.expert_id as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER samples_changes_update after update on samples for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'samples/' || new.id as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples/' || old.id end as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples' end as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples?language=' || old.language_id end as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples?expert=' || old.expert_id end as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples/' || new.id end as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples' end as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples?language=' || new.language_id end as key union select case when old.id <> new.id or old.language_id <> new.language_id or old.expert_id <> new.expert_id then 'samples?expert=' || new.expert_id end as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER samples_changes_delete after delete on samples for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'samples/' || old.id as key union select 'samples' as key union select 'samples?language=' || old.language_id as key union select 'samples?expert=' || old.expert_id as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER experts_changes_insert after insert on experts for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'experts/' || new.id as key union select 'experts' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER experts_changes_update after update on experts for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'experts/' || old.id as key union select 'experts' as key union select 'experts/' || new.id as key union select 'experts' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER experts_changes_delete after delete on experts for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'experts/' || old.id as key union select 'experts' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER expert_languages_changes_insert after insert on expert_languages for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'experts/' || new.expert_id as key union select 'experts' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER expert_languages_changes_update after update on expert_languages for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'experts/' || old.expert_id as key union select 'experts' as key union select 'experts/' || new.expert_id as key union select 'experts' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER expert_languages_changes_delete after delete on expert_languages for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'experts/' || old.expert_id as key union select 'experts' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER faq_items_changes_insert after insert on faq_items for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'faqItems' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER faq_items_changes_update after update on faq_items for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'faqItems' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER faq_items_changes_delete after delete on faq_items for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'faqItems' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER partners_changes_insert after insert on partners for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'partners' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER partners_changes_update after update on partners for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'partners' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER partners_changes_delete after delete on partners for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'partners' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER classes_changes_insert after insert on classes for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'classes' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER classes_changes_update after update on classes for each row when ((old.state = 'published' or new.state = 'published') and (old.seats_left = new.seats_left or old.version <> new.version
  or (old.seats_left = 0) <> (new.seats_left = 0))) begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'classes' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE TRIGGER classes_changes_delete after delete on classes for each row  begin 
  insert into content_changes (key, version)
  select key, (select version from list_versions where list = 'content') from (select 'classes' as key) as changed where key is not null
  on conflict (key) do update set version = excluded.version where excluded.version <> content_changes.version; end;
CREATE INDEX "partner_requests_by_key" on "partner_requests" ("partner_key", "created_at");
COMMIT;