CREATE TABLE "conversation_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"client_id" text,
	"side" text NOT NULL,
	"content" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_messages_number" UNIQUE("key","number"),
	CONSTRAINT "conversation_messages_client" UNIQUE("key","client_id"),
	CONSTRAINT "conversation_messages_begin" CHECK (number > 0)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"owner_read" integer DEFAULT 0 NOT NULL,
	"doctor_read" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_marks" CHECK (owner_read <= last_number AND doctor_read <= last_number)
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_key_conversations_key_fk" FOREIGN KEY ("key") REFERENCES "public"."conversations"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_revision" ON "conversation_messages" USING btree ("key","revision");--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "conversations_closed" ON "conversations" USING btree ("closed_at");